import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, pairsWhere } from '#kernel/words/inOrder.ts';
import type { Unit } from '../model/state.ts';
import { cannotMove } from '../movement/ways.ts';
import type { Control } from '../supply/control.ts';
import { around, jumps } from '../map/board.ts';
import { designOf, isWarship } from '../units/designs.ts';
import type { Planner } from './planner.ts';

/** Who goes: a unit, and those that go along. */
export interface Group {
  readonly id: UnitId;
  readonly unit: Unit;
  readonly along: readonly UnitId[];
}

/** One step towards a place, or two where the first is Controlled; where that ends, undefined if nothing leads nearer. */
export function send(
  planner: Planner,
  control: Control,
  { id, unit, along }: Group,
  to: PlaceId,
): PlaceId | undefined {
  const nearer = (from: PlaceId): readonly PlaceId[] =>
    around(from)
      .filter((next) => jumps(next, to) < jumps(from, to))
      .toSorted();
  const ones = nearer(unit.place);
  const twos = ones.flatMap((one) => (one === to ? [] : nearer(one).map((two) => [one, two])));
  for (const way of [...twos, ...ones.map((one) => [one])]) {
    const order = { way, along };
    if (cannotMove(planner.state, planner.me, id, order, control) !== undefined) continue;
    planner.order({ kind: 'move', ...order }, id);
    return way.at(-1);
  }
  return undefined;
}

/** The nearest of some places; of equals the first by id. */
export const nearest = (from: PlaceId, places: Iterable<PlaceId>): PlaceId | undefined =>
  [...places].toSorted(
    compareBy(
      (place) => jumps(from, place),
      (place) => place,
    ),
  )[0];

/** Warships that are ready to be sent, everywhere or in one place, in id order. */
export const fitShips = (
  { view: { units } }: Planner,
  place?: PlaceId,
): readonly (readonly [UnitId, Unit])[] =>
  pairsWhere(
    units,
    (unit) =>
      isWarship(designOf(unit)) &&
      !unit.crippled &&
      !unit.mothballed &&
      unit.guards === undefined &&
      (place === undefined || unit.place === place),
  );
