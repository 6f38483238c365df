import { compareBy } from '#kernel/words/inOrder.ts';
import type { Steer } from '../movement/plot.ts';
import type { Ship, State } from '../model/state.ts';
import { rangeOf } from '../map/board.ts';
import { seen } from '../fire/firing.ts';
import { cannotMove, courseOf, isHeld } from '../movement/moving.ts';
import { nearestEnemy } from '../ships/ships.ts';
import type { Action } from '../model/vocabulary.ts';
import { actions } from '../model/vocabulary.ts';

type Wish = Pick<Steer, 'least' | 'most' | 'present'>;

/** Weighs a hex of range more than any direction, and energy a little. */
const [perHex, perHold] = [13, 6];
const [circle, perSide] = [24, 4];

/** 24ths of a circle between two directions. */
const apart = (a: number, b: number): number => {
  const on = (a - b + circle) % circle;
  return Math.min(on, circle - on);
};

/** The action that comes nearest to what a captain wants, the first in the list among equals. OURS: it looks no further than this one move. */
export function steered(state: State, ship: Ship, wish: Wish): Action {
  const enemy = nearestEnemy(state, ship)?.[1];
  if (enemy === undefined) return 'straight';
  const best = actions
    .filter((action) => cannotMove(ship, action) === undefined)
    .map((action, at) => ({ action, at, faults: faultsOf(ship, action, enemy, wish) }))
    .sort(
      compareBy<{ readonly faults: number; readonly at: number }>(
        ({ faults }) => faults,
        ({ at }) => at,
      ),
    );
  return best[0]?.action ?? 'straight';
}

function faultsOf(ship: Ship, action: Action, enemy: Ship, { least, most, present }: Wish): number {
  const { place, facing } = courseOf(ship, action);
  const there = { ...ship, place, facing };
  const range = rangeOf(place, enemy.place);
  const miss = Math.max(0, least - range, range - most);
  const view = seen(there, enemy);
  const front = ship.reverse ? circle / 2 : 0;
  const wanted = miss === 0 ? perSide * (present - 1) : range > most ? front : front + circle / 2;
  const off = miss === 0 && present === 0 ? 0 : apart(view, wanted % circle);
  return perHex * miss + off + (isHeld(action) ? perHold : 0);
}
