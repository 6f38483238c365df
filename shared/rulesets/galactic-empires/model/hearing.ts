import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { State, Unit } from './state.ts';
import { stationedAt } from './units/stations.ts';
const hasCrew = ({ stacks, admirals }: Unit): boolean => stacks.length > 0 || admirals.length > 0;

const lookouts = new WeakMap<object, { readonly world: State; readonly seats: ReadonlySet<SeatId> }>();

/**
 * Whether the empire sees what happens at the place: it owns the sector or has ships or an admiral there.
 * The place is looked up once for each event, because every seat is asked before the world changes.
 */
export function hasEyesAt(happening: object, seat: SeatId, before: State, where: PlaceId): boolean {
  const known = lookouts.get(happening);
  if (known?.world === before) return known.seats.has(seat);
  const watchers = stationedAt(before.units, where).flatMap(([, unit]) =>
    hasCrew(unit) ? (unit.owner ?? []) : [],
  );
  const watching = new Set([before.sectors[where]?.owner ?? [], watchers].flat());
  lookouts.set(happening, { world: before, seats: watching });
  return watching.has(seat);
}

/** Told in full to the owner of the unit, and to nobody else. */
export const toOwner = ({ unit }: { readonly unit: UnitId }, seat: SeatId, before: State): boolean =>
  before.units[unit]?.owner === seat;

/** Told in full to the empire it concerns, and to nobody else. */
export const toSeat = (concerning: { readonly seat?: SeatId }, seat: SeatId): boolean =>
  concerning.seat === seat;

/** Told in full to these empires alone. */
export const toThese = (_: object, seat: SeatId, ...concerned: readonly SeatId[]): boolean =>
  concerned.includes(seat);

/** Told in full to everybody. */
export const toAll = (): boolean => true;

/** For events that are only told in place of others and never happen themselves. */
export const toNobody = (): boolean => false;

/** Told in full to the owner of the sector and to the empire it is annexed to. */
export const toSectorHolders = (at: { readonly place: PlaceId }, seat: SeatId, before: State): boolean => {
  const sector = before.sectors[at.place];
  return sector?.owner === seat || sector?.annexedTo === seat;
};

/** Those who fought hear the whole battle, as in the rulebook's sample report (GE 1692-1812). */
export const toParties = (event: { readonly parties: readonly SeatId[] }, seat: SeatId): boolean =>
  event.parties.includes(seat);
