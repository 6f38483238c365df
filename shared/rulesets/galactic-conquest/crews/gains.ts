import { integer, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import type { ValueIn } from '#kernel/codec/shape.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { change } from '#kernel/steps/change.ts';
import { hull, most } from '../declare.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';

/** Defense factors that a ship of a squadron gets back, by its position; `afield`: X-technology gave it some outside of its own space (C19.30a). */
const gain = object({
  at: integer(0, most.ships),
  hull,
  points: integer(1, 10_000),
  afield: optional(literal(true)),
});
export type Gain = ValueIn<typeof gain>;
export const gains = list(gain, most.ships);

/** A ship with so many of its lost defense factors back. */
export function withGain({ lost = 0, ...ship }: Ship, points: number): Ship {
  return lost > points ? { ...ship, lost: lost - points } : ship;
}

/** Gives the ships of a squadron their defense factors back. */
export function withGains(draft: Draft<State>, unit: UnitId, given: readonly Gain[]): void {
  const all = sumOf(given.map(({ points }) => points));
  change(draft.squadrons, unit, ({ ships, strength, mended = 0 }) => ({
    ships: ships.map((ship, position) => {
      const { points, afield } = given.find(({ at }) => at === position) ?? {};
      if (points === undefined) return ship;
      const better = withGain(ship, points);
      return afield === true ? { ...better, afield: (ship.afield ?? 0) + 1 } : better;
    }),
    ...(strength !== undefined && { mended: mended + all }),
  }));
}
