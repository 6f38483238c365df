import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { revenuePercent } from '../tables/revenue.ts';
import { starship } from '../tables/starships.ts';
import type { Sector, State, Unit } from './state.ts';

/** Upkeep of one unit's starships and admirals for a turn, in hundredths (GE 1104, E-37). */
export function upkeepOf(state: State, unit: Unit): number {
  const ships = unit.stacks.reduce((sum, { type, count }) => sum + count * starship(type).upkeep, 0);
  return ships + unit.admirals.length * state.parameters.admiralUpkeep;
}

/** Upkeep of these units together for a turn, in hundredths. */
export const upkeepOfAll = (state: State, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + upkeepOf(state, unit), 0);

/** Upkeep of all units of an empire for a turn, in hundredths. */
export function upkeepDue(state: State, seat: SeatId): number {
  return upkeepOfAll(
    state,
    valuesInOrder(state.units).filter(({ owner }) => owner === seat),
  );
}

/** What a sector yields with its damage, in hundredths, whoever receives it (GE 1475-1501). */
export function sectorRevenue(state: State, place: PlaceId): number {
  const sector = state.sectors[place];
  return sector === undefined ? 0 : sector.revenue * revenuePercent(sector.damage);
}

/**
 * The empire that receives the sector's revenue this turn, if any: it owns the sector and annexed it before this turn, and the
 * sector was neither pillaged nor captured this turn, not even if it was won back (GE 922-932).
 */
export function yieldsTo(state: State, place: PlaceId): SeatId | undefined {
  const sector = state.sectors[place];
  if (sector === undefined || sector.annexedNow || sector.pillaged || sector.changedOwner) return undefined;
  return sector.owner === sector.annexedTo ? sector.owner : undefined;
}

/** Price of annexing the sector, in hundredths: its undamaged revenue (GE 856, E-51). */
export function annexationCost(sector: Pick<Sector, 'revenue'>): number {
  return sector.revenue * 100;
}

/** The empire's revenue this turn if nothing more happens to its sectors, in hundredths. */
export function expectedRevenue(state: State, seat: SeatId): number {
  return keysInOrder(state.sectors)
    .filter((place) => yieldsTo(state, place) === seat)
    .reduce((sum, place) => sum + sectorRevenue(state, place), 0);
}
