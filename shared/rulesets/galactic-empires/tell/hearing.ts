import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Telling } from '#kernel/ruleset.ts';
import type { Event, EventOf } from '../model/events.ts';
import type { GalacticEmpires } from '../model/game.ts';
import type { State, Unit } from '../model/state.ts';
import { stationedAt } from '../model/stations.ts';

type GeTelling<K extends Event['kind']> = Telling<GalacticEmpires, EventOf<K>>;
export type Tellings<K extends Event['kind']> = { readonly [L in K]: GeTelling<L> };

const hasCrew = ({ stacks, admirals }: Unit): boolean => stacks.length > 0 || admirals.length > 0;

const lookouts = new WeakMap<Event, { readonly world: State; readonly seats: ReadonlySet<SeatId> }>();

/**
 * Whether the empire sees what happens at the place: it owns the sector or has ships or an admiral there.
 * The place is looked at once for each event, since every seat is asked about it before the world moves on.
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

/** Heard whole by the unit's owner, and by nobody else. */
export const byOwner = <E extends Event & { readonly unit: UnitId }>(
  event: E,
  seat: SeatId,
  before: State,
): E | undefined => (before.units[event.unit]?.owner === seat ? event : undefined);

/** Heard whole by the empire it concerns, and by nobody else. */
export const bySeat = <E extends Event & { readonly seat?: SeatId }>(
  event: E,
  seat: SeatId,
): E | undefined => (event.seat === seat ? event : undefined);

/** Heard whole by everybody. */
export const byAll = <E>(event: E): E => event;

/** For what is only ever heard in place of something else, and never happens by itself. */
export const byNobody = (): undefined => undefined;

/** Heard by the owner of the sector and by whom it is annexed to. */
export const bySector = <E extends { readonly place: keyof State['sectors'] }>(
  event: E,
  seat: SeatId,
  before: State,
): E | undefined => {
  const sector = before.sectors[event.place];
  return sector?.owner === seat || sector?.annexedTo === seat ? event : undefined;
};
