import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Telling } from '#kernel/ruleset.ts';
import type { Event, EventOf } from '../model/events.ts';
import type { GalacticEmpires } from '../model/game.ts';
import type { State, Unit } from '../model/state.ts';
import { stationedAt } from '../model/units/stations.ts';

type GeTelling<K extends Event['kind']> = Telling<GalacticEmpires, EventOf<K>>;
export type Tellings<K extends Event['kind']> = { readonly [L in K]: GeTelling<L> };

const hasCrew = ({ stacks, admirals }: Unit): boolean => stacks.length > 0 || admirals.length > 0;

const lookouts = new WeakMap<Event, { readonly world: State; readonly seats: ReadonlySet<SeatId> }>();

/**
 * Whether the empire sees what happens at the place: it owns the sector or has ships or an admiral there.
 * The place is looked up once for each event, because every seat is asked before the world changes.
 */
export function hasEyesAt(event: Event, seat: SeatId, before: State, place: PlaceId): boolean {
  const known = lookouts.get(event);
  if (known?.world === before) return known.seats.has(seat);
  const watchers = stationedAt(before.units, place).flatMap(([, unit]) =>
    hasCrew(unit) ? (unit.owner ?? []) : [],
  );
  const seats = new Set([before.sectors[place]?.owner ?? [], watchers].flat());
  lookouts.set(event, { world: before, seats });
  return seats.has(seat);
}

/** Told in full to the owner of the unit, and to nobody else. */
export const toOwner = <E extends Event & { readonly unit: UnitId }>(
  event: E,
  seat: SeatId,
  before: State,
): E | undefined => (before.units[event.unit]?.owner === seat ? event : undefined);

/** Told in full to the empire it concerns, and to nobody else. */
export const toSeat = <E extends Event & { readonly seat?: SeatId }>(event: E, seat: SeatId): E | undefined =>
  event.seat === seat ? event : undefined;

/** Told in full to everybody. */
export const toAll = <E>(event: E): E => event;

/** For events that are only told in place of others and never happen themselves. */
export const toNobody = (): undefined => undefined;

/** Told in full to the owner of the sector and to the empire it is annexed to. */
export const toSectorHolders = <E extends { readonly place: keyof State['sectors'] }>(
  event: E,
  seat: SeatId,
  before: State,
): E | undefined => {
  const sector = before.sectors[event.place];
  return sector?.owner === seat || sector?.annexedTo === seat ? event : undefined;
};
