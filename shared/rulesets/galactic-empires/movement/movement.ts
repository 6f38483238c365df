import { reach } from '#kernel/board/reach.ts';
import { route } from '#kernel/board/route.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { canEnter, hasPermission, isEnemyGround } from '../diplomacy/permission.ts';
import { namedPlace } from '../model/naming.ts';
import { areHostile } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import { headCount, type NamedUnit } from '../model/units/forces.ts';
import { impossible } from '../refusals.ts';
import { starship } from '../tables/starships.ts';

/** Move-points that the unit has left: those of its slowest ship (GE 469, 1365); admirals without ships have their own (E-37), garrisons none. */
export function movePoints(state: State, unit: Unit): number {
  if (unit.spent) return 0;
  return slowest(state, unit, (used) => used);
}

/** Move-points that the unit has at the start of a turn. */
export function movePointsAtStart(state: State, unit: Unit): number {
  return slowest(state, unit, () => 0);
}

function slowest(state: State, unit: Unit, spentOf: (used: number) => number): number {
  if (unit.kind === 'garrison') return 0;
  const left =
    unit.stacks.length > 0
      ? unit.stacks.map(({ type, used }) => starship(type).moves - spentOf(used))
      : unit.admirals.map(({ used }) => state.parameters.admiralMoves - spentOf(used));
  return left.length === 0 ? 0 : Math.max(0, Math.min(...left));
}

/** Move-points for entering the sector: 1 with permission, 2 without, and 2 for everybody once it has changed hands this turn (GE 1369-1371). */
export function travelCost(state: State, seat: SeatId, place: PlaceId): number {
  const changed = state.sectors[place]?.changedOwner ?? false;
  return hasPermission(state, seat, place) && !changed ? 1 : 2;
}

/** Move-points for waiting one phase: the first time in a turn is free (GE 1373). */
export function waitCost(unit: Unit): number {
  return unit.waits === 0 ? 0 : 1;
}

/** Why the unit cannot move to that sector in one phase (GE 1349-1357). */
export function canTravel(state: State, unit: Unit, to: PlaceId): Problem | undefined {
  if (unit.kind === 'garrison') return impossible('GE 1365', 'garrisons-stay');
  const here = state.sectors[unit.place];
  const there = state.sectors[to];
  if (there !== undefined && here !== undefined && !here.links.includes(to)) {
    const args = { from: namedPlace(unit.place, here), place: namedPlace(to, there) };
    return impossible('GE 1355', 'not-linked', args);
  }
  // OURS: a unit without move-points is not told what bars its way; otherwise fleets that stay could ask who owns the sectors around them.
  const stuck = there === undefined || movePoints(state, unit) > 0 ? undefined : affordable(state, unit, 1);
  return (
    stuck ??
    canEnter(state, unit, to) ??
    affordable(state, unit, unit.owner === undefined ? 2 : travelCost(state, unit.owner, to))
  );
}

/** Why the unit cannot wait another phase. */
export function canWait(state: State, unit: Unit): Problem | undefined {
  if (unit.kind === 'garrison') return impossible('GE 1373', 'garrisons-stay/wait');
  return affordable(state, unit, waitCost(unit));
}

function affordable(state: State, unit: Unit, cost: number): Problem | undefined {
  const left = movePoints(state, unit);
  if (cost <= left) return undefined;
  if (unit.working !== undefined) {
    return impossible('GE 1375', 'works-instead');
  }
  if (left === 0) return impossible('GE 1353', 'not-enough-move-points/none');
  return impossible('GE 1353', 'not-enough-move-points', { cost, left });
}

/** The cheapest route that the unit may take, without the start; of equally cheap ones the shortest, then the first by ids. Empty if there is none. */
export function path(state: State, unit: Unit, from: PlaceId, to: PlaceId): readonly PlaceId[] {
  const { owner } = unit;
  if (owner === undefined) return [];
  const links = (place: PlaceId): readonly PlaceId[] => state.sectors[place]?.links ?? [];
  return (
    route(from, to, links, (_, next) =>
      canEnter(state, unit, next) === undefined ? travelCost(state, owner, next) : undefined,
    ) ?? []
  );
}

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
