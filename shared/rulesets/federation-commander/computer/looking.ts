import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { rangeOf } from '../map/board.ts';
import { isFreighter } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import type { Action } from '../model/vocabulary.ts';
import { impulses, subPulses } from '../model/vocabulary.ts';
import { keptOnMap, possibleMoves } from '../movement/edge.ts';
import { dueIn, isHeld, shipAfter } from '../movement/moving.ts';
import { impulseChart } from '../movement/table.ts';
import { steeredBy } from '../programme/steering.ts';
import { powerOf } from '../ships/ships.ts';
import { harm } from './weighing.ts';

/* Looks some moves ahead: what a ship can come to do to an enemy who closes in, and the enemy to it. */

/** A way as far as it has been looked along. */
interface Way {
  readonly first?: Action;
  readonly ship: Ship;
  readonly enemy: Ship;
  /** The best volley on it of the ship, and of the enemy. */
  readonly given: number;
  readonly taken: number;
}

/** What comes of the best way that was found. */
interface Outlook {
  readonly action: Action | undefined;
  readonly given: number;
}

/** How far it is looked: own moves, and impulses after this one. */
interface Reach {
  readonly moves: number;
  readonly impulses: number;
}
const near: Reach = { moves: 5, impulses: 4 };
/** Where the energy of a whole turn is weighed. */
const ofTurn: Reach = { moves: Infinity, impulses: 6 };
/** Ways that are looked along at a time. */
const breadth = 6;
/** What harm that is taken weighs beside harm that is given; and a hex of range. */
const [perTaken, perHex] = [0.9, 0.1];
const closing = { least: 0, most: 2, present: 1 } as const;

type Moment = 'own' | 'enemy' | 'fire' | 'turn';

/** Sub-pulses in which a ship is still to move in this impulse, and in those after it. */
const dueTimes = (ship: Ship, on: number): readonly number[] => {
  if (ship.stopped) return [];
  return on === 0 ? dueIn(ship).filter((at) => at > ship.acted) : impulseChart[ship.speed].plain;
};

/** What happens next, as far as it is looked at. OURS: both keep their speeds, and the enemy moves first. */
function momentsAhead(impulse: number, ship: Ship, enemy: Ship, reach: Reach): readonly Moment[] {
  const moments: Moment[] = [];
  for (let on = 0; on <= reach.impulses; on += 1) {
    if (on > 0 && (impulse + on) % impulses === 1) moments.push('turn');
    const [own, theirs] = [dueTimes(ship, on), dueTimes(enemy, on)];
    for (let at = 1; at <= subPulses; at += 1) {
      if (theirs.includes(at)) moments.push('enemy');
      if (own.includes(at)) moments.push('own');
    }
    moments.push('fire');
    if (moments.filter((moment) => moment === 'own').length >= reach.moves) break;
  }
  return moments;
}

const worthOf = ({ ship, enemy, given, taken }: Way): number =>
  given - perTaken * taken - perHex * rangeOf(ship.place, enemy.place);

/** What it would be worth if fire were exchanged here. */
const worthHere = (way: Way): number =>
  worthOf(way) + harm(way.ship, way.enemy) - perTaken * harm(way.enemy, way.ship);

const fewestFirst = compareBy<{ readonly worth: number }>(({ worth }) => -worth);

const bestOf = (ways: readonly Way[], worth: (way: Way) => number, most: number): readonly Way[] =>
  ways
    .map((way) => ({ way, worth: worth(way) }))
    .sort(fewestFirst)
    .slice(0, most)
    .map(({ way }) => way);

/** A new turn: weapons may fire again. OURS: half of what a ship makes is left for them. */
const rearmed = (ship: Ship): Ship => ({
  ...ship,
  used: [],
  energy: powerOf(ship) / 2,
  tracks: Object.fromEntries(
    inOrder(ship.tracks).map(([tube, track]) => [tube, track === 'empty' ? 'pre-loaded' : 'loaded'] as const),
  ),
});

const going = (ship: Ship): readonly Action[] => possibleMoves(ship).filter((action) => !isHeld(action));

const chased = (enemy: Ship, ship: Ship): Ship =>
  shipAfter(enemy, isFreighter(enemy) ? 'straight' : steeredBy(enemy, going(enemy), ship, closing));

/** What one moment more makes of these ways. */
function onward(state: State, ways: readonly Way[], moment: Moment): readonly Way[] {
  switch (moment) {
    case 'own':
      return bestOf(
        ways.flatMap((way) => further(state, way)),
        worthHere,
        breadth,
      );
    case 'enemy':
      return ways.map((way) => ({ ...way, enemy: chased(way.enemy, way.ship) }));
    case 'turn':
      return ways.map((way) => ({ ...way, ship: rearmed(way.ship), enemy: rearmed(way.enemy) }));
    case 'fire':
      return ways.map((way) => ({
        ...way,
        given: Math.max(way.given, harm(way.ship, way.enemy)),
        taken: Math.max(way.taken, harm(way.enemy, way.ship)),
      }));
  }
}

function further(state: State, way: Way): readonly Way[] {
  const { first, ship } = way;
  const able = first === undefined ? keptOnMap(state, ship, going(ship)) : going(ship);
  return able.map((action) => ({ ...way, first: first ?? action, ship: shipAfter(ship, action) }));
}

/** The best way of the ship against that enemy, from this moment on. */
export function lookAhead(state: State, ship: Ship, enemy: Ship): Outlook {
  const way = bestWay(state, ship, enemy, momentsAhead(state.impulse, ship, enemy, near));
  return { action: way?.first, given: way?.given ?? 0 };
}

/** What a turn is worth that the ship begins like this. */
export function lookThrough(state: State, ship: Ship, enemy: Ship): number {
  const ready = { ...rearmed(enemy), tracks: enemy.tracks, acted: 0 };
  const way = bestWay(state, ship, ready, momentsAhead(1, ship, ready, ofTurn));
  return way === undefined ? 0 : worthOf(way);
}

function bestWay(state: State, ship: Ship, enemy: Ship, moments: readonly Moment[]): Way | undefined {
  const start: readonly Way[] = [{ ship, enemy, given: 0, taken: 0 }];
  const ways = moments.reduce<readonly Way[]>((all, moment) => onward(state, all, moment), start);
  return bestOf(ways, worthOf, 1)[0];
}
