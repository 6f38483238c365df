import type { PlaceId } from '#kernel/words/ids.ts';
import { turnsRound } from '../energy/energy.ts';
import type { Allocation } from '../model/parts.ts';
import { isOnMap } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import type { Action } from '../model/vocabulary.ts';
import { actions, impulses } from '../model/vocabulary.ts';
import { cannotMove, courseOf, isHeld, shipAfter, turnMode } from '../movement/moving.ts';
import { impulseChart } from '../movement/table.ts';

/* Courses: moves of one turn, one after the other. */

/** The ship as it begins to move with this allocation (FC 1E1). */
export function underWay(ship: Ship, allocation: Allocation): Ship {
  const { pace, reverse } = allocation;
  const stopped = pace === 'stopped';
  const counts = stopped || turnsRound(ship, allocation) ? { turnCount: 0, slipCount: 0 } : {};
  return {
    ...ship,
    rooted: ship.stopped && !stopped,
    ...counts,
    speed: stopped ? 0 : pace,
    stopped,
    reverse: stopped ? ship.reverse : reverse,
  };
}

/** An impulse and one of its sub-pulses. */
export interface Moment {
  readonly impulse: number;
  readonly subPulse: number;
}

/** When the ship moves in a turn, from the beginning of that impulse, as long as it does not change its speed (FC 2A6). */
export const dueMoments = ({ stopped, speed }: Ship, from = 1): readonly Moment[] =>
  stopped
    ? []
    : Array.from({ length: impulses + 1 - from }, (_, at) => at + from).flatMap((impulse) =>
        impulseChart[speed].plain.map((subPulse) => ({ impulse, subPulse })),
      );

/** The action that leads the ship there: one that it may do, or else any; undefined where none does. */
export function actionTo(ship: Ship, place: PlaceId, facing: number): Action | undefined {
  const leading = actions.filter((action) => courseOf(ship, action).place === place);
  const exact = leading.filter((action) => courseOf(ship, action).facing === facing);
  return exact.find((action) => cannotMove(ship, action) === undefined) ?? exact[0] ?? leading[0];
}

/** The fewest moves that lead to that hex, the first in the list of actions among equals; undefined where so many do not reach it. None leads over the edge of a fixed map and back. */
export function wayTo(
  ship: Ship,
  place: PlaceId,
  most: number,
  map: Pick<State, 'edge'>,
): readonly Action[] | undefined {
  const enough = turnMode(ship);
  const key = (at: Ship): string =>
    [at.place, at.facing, Math.min(at.turnCount, enough), Math.min(at.slipCount, 1)].join(' ');
  const seen = new Set([key(ship)]);
  let ends: readonly { readonly at: Ship; readonly way: readonly Action[] }[] = [{ at: ship, way: [] }];
  for (let length = 1; length <= most; length += 1) {
    const next: { readonly at: Ship; readonly way: readonly Action[] }[] = [];
    for (const { at, way } of ends)
      for (const action of actions) {
        if (isHeld(action) || cannotMove(at, action) !== undefined) continue;
        const there = shipAfter(at, action);
        if (there.place === place) return [...way, action];
        if (seen.has(key(there)) || !isOnMap(map, there.place)) continue;
        seen.add(key(there));
        next.push({ at: there, way: [...way, action] });
      }
    ends = next;
  }
  return undefined;
}
