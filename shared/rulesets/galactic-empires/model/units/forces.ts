import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { starship } from '../../tables/starships.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Stack, State, Unit } from '../state.ts';
import { shipsIn } from './change.ts';
import { stationedAt } from './stations.ts';

export type NamedUnit = readonly [UnitId, Unit];

/** Starships of the unit. */
export const shipCount = ({ stacks }: Pick<Unit, 'stacks'>): number => shipsIn(stacks);

/** Starships of one type among the stacks. */
export function countOf(stacks: readonly Stack[], type: ShipTypeId): number {
  return stacks.reduce((sum, stack) => sum + (stack.type === type ? stack.count : 0), 0);
}

/** Starships and admirals of the unit, as they count for taking sectors (GE 741). */
export function headCount(unit: Unit): number {
  return shipCount(unit) + unit.admirals.length;
}

/** Whether the unit fights and counts for taking a sector: it is visible and has a ship or an admiral (GE 719, 741). */
export const canFight = (unit: Unit): boolean => !unit.cloaked && headCount(unit) > 0;

/** Sum of attacks times combat over ships and admirals (GE 1066-1068). */
export function totalCombat(unit: Unit): number {
  const ships = unit.stacks.reduce(
    (sum, { type, count }) => sum + count * starship(type).attacks * starship(type).combat,
    0,
  );
  return unit.admirals.reduce((sum, { attacks, combat }) => sum + attacks * combat, ships);
}

/** Sum of hit points over ships and admirals, in tenths. */
export function totalHitPoints(unit: Unit): number {
  const ships = unit.stacks.reduce((sum, { type, count }) => sum + count * starship(type).hitPoints, 0);
  return unit.admirals.reduce((sum, { hitPoints }) => sum + hitPoints, ships);
}

/** The types present, each once, in id order. */
export function typesOf(unit: Unit): readonly ShipTypeId[] {
  return [...new Set(unit.stacks.map(({ type }) => type))].sort();
}

/** Every unit at the place, in id order. */
export function unitsAt(state: State, place: PlaceId): readonly NamedUnit[] {
  return stationedAt(state.units, place);
}

/** The units at the place that are not cloaked, in id order. */
export function visibleUnitsAt(state: State, place: PlaceId): readonly NamedUnit[] {
  return unitsAt(state, place).filter(([, unit]) => !unit.cloaked);
}

/** All units by place, in id order, for steps that need many places. */
export function unitsByPlace(state: State): ReadonlyMap<PlaceId, readonly NamedUnit[]> {
  const units = keysInOrder(state.units).map((id): NamedUnit => [id, state.units[id] as Unit]);
  return Map.groupBy(units, ([, unit]) => unit.place);
}
