import { reach } from '#kernel/board/reach.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { State, Unit } from '../../model/state.ts';
import { canEnter, isEnemyGround } from '../diplomacy/permission.ts';
import { areHostile } from '../diplomacy/relations.ts';
import { headCount, type NamedUnit } from '../forces/forces.ts';
import { movePoints, travelCost } from './movement.ts';

/**
 * The sectors that a unit can get to with the move-points it has left, that of its own included. A battle on enemy ground takes
 * all of them, so there is no going on from where one awaits it (GE 1353-1371, 1383).
 */
export function rangeOf(
  state: State,
  unit: Unit,
  here: (place: PlaceId) => readonly NamedUnit[],
): ReadonlySet<PlaceId> {
  const { owner, place: start } = unit;
  if (owner === undefined) return new Set([start]);
  const held = (place: PlaceId): boolean =>
    place !== start &&
    !unit.cloaked &&
    isEnemyGround(state, owner, place) &&
    here(place).some(([, other]) => headCount(other) > 0 && areHostile(state, owner, other.owner, place));
  const found = reach(
    start,
    (place) => (held(place) ? [] : (state.sectors[place]?.links ?? [])),
    (_, next) => (canEnter(state, unit, next) === undefined ? travelCost(state, owner, next) : undefined),
    movePoints(state, unit),
  );
  return new Set(found.keys());
}
