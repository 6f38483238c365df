import type { Extent } from '#kernel/board/grid.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Steer } from '../movement/plot.ts';
import type { Ship, State } from '../model/state.ts';
import { isWithin, rangeOf } from '../map/board.ts';
import { seen } from '../fire/lines.ts';
import { keptOnMap, possibleMoves, unbidden } from '../movement/edge.ts';
import { courseOf, isHeld, shipAfter } from '../movement/moving.ts';
import { nearestEnemy } from '../ships/ships.ts';
import type { Action } from '../model/vocabulary.ts';

type Wish = Pick<Steer, 'least' | 'most' | 'present'>;

/** Weighs a hex of range more than any direction, and energy a little. */
const [perHex, perHold] = [13, 6];
const [circle, perSide] = [24, 4];

/** 24ths of a circle between two directions. */
const apart = (a: number, b: number): number => {
  const on = (a - b + circle) % circle;
  return Math.min(on, circle - on);
};

/** The action that comes nearest to what a captain wants, the first in the list among equals. OURS: it looks no further than this one move, but for the edge of a fixed map. */
export function steered(state: State, ship: Ship, wish: Wish): Action {
  const enemy = nearestEnemy(state, ship)?.[1];
  if (enemy === undefined) return unbidden(state, ship);
  return steeredBy(ship, keptOnMap(state, ship, possibleMoves(ship)), enemy, wish);
}

/** The same of these actions, against that enemy. */
export const steeredBy = (ship: Ship, able: readonly Action[], enemy: Ship, wish: Wish): Action =>
  fewest(able, (action) => faultsOf(ship, action, enemy, wish));

/** The action that leads off the map soonest if the ship goes straight on after it (FC 2E1c). */
export const steeredOff = (ship: Ship, edge: Extent): Action =>
  fewest(possibleMoves(ship), (action) => movesOff(shipAfter(ship, action), edge));

/** Moves straight ahead until the ship is off the map. */
const movesOff = (ship: Ship, edge: Extent): number =>
  isWithin(ship.place, edge) ? 1 + movesOff(shipAfter(ship, 'straight'), edge) : 0;

/** The one of these with the fewest faults, the first among equals. */
const fewest = (of: readonly Action[], faults: (action: Action) => number): Action =>
  of
    .map((action, at) => ({ action, at, faults: faults(action) }))
    .sort(
      compareBy<{ readonly faults: number; readonly at: number }>(
        (one) => one.faults,
        ({ at }) => at,
      ),
    )[0]?.action ?? 'straight';

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
