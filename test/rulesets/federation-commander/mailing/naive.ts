import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from '#rulesets/federation-commander/game.ts';
import type { Ship } from '#rulesets/federation-commander/model/state.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';
import type { PlayedTurn } from './battles.ts';

/*
 * A second checker, which knows hexes, turn modes and sums by itself (FC 2A, 2C, 3A5, 1D) and asks the rules nothing: whether the paths, shots, tokens
 * and boxes of a turn are legal.
 */

const numbered = (text: string): number => Number(text.replace('m', '-'));

/** A hex in columns and rows, which can be negative, as in `hm03.m06`; even columns lie half a row lower. */
function middle(id: string): { readonly x: number; readonly y: number } {
  const [, column = '', row = ''] = /^h(m?\d\d)\.?(m?\d\d)$/.exec(id) ?? [];
  const x = numbered(column);
  return { x, y: numbered(row) + (x % 2 === 0 ? 0.5 : 0) };
}

function distance(one: string, other: string): number {
  const [a, b] = [middle(one), middle(other)];
  const across = Math.abs(a.x - b.x);
  return across + Math.max(0, Math.abs(a.y - b.y) - across / 2);
}

/** From A clockwise. */
const steps = ['0,-1', '1,-0.5', '1,0.5', '0,1', '-1,0.5', '-1,-0.5'];
function direction(from: string, to: string): number {
  const [a, b] = [middle(from), middle(to)];
  return steps.indexOf(`${b.x - a.x},${b.y - a.y}`);
}

/** Hexes before a turn, at 8, 16 and 24 (FC 2C2; but for those of D they are OURS). */
const modes: Readonly<Record<string, readonly number[]>> = {
  A: [1, 2, 3],
  B: [1, 3, 4],
  C: [2, 3, 4],
  D: [2, 4, 5],
  E: [2, 5, 6],
};

interface Followed {
  place: string;
  facing: number;
  /** Hexes since the last turn, as far as they are known. */
  since: number;
  slipped: boolean;
  pace: number;
  isReverse: boolean;
  energy: number | undefined;
  lost: number;
  readonly moves: Map<string, number>;
  readonly fired: Set<string>;
}

const follow = (ship: Ship): Followed => ({
  place: ship.place,
  facing: ship.facing,
  since: ship.turnCount,
  slipped: ship.slipCount === 0,
  pace: ship.speed,
  isReverse: ship.reverse,
  energy: undefined,
  lost: ship.disabled.length,
  moves: new Map(),
  fired: new Set(),
});

const turnOf = (action: string): number => (/left$/.test(action) ? 5 : /right$/.test(action) ? 1 : 0);

/** What is wrong with a whole turn. */
export function faultsOfTurn({ before, after, entries }: PlayedTurn): readonly string[] {
  const ships = new Map<string, Followed>(inOrder(before.ships).map(([id, ship]) => [id, follow(ship)]));
  const faults: string[] = [];
  let impulse = 0;
  for (const { event } of entries) {
    if (event.kind === 'impulse-begun') impulse = event.impulse;
    const own = 'ship' in event ? ships.get(event.ship) : undefined;
    if (own === undefined || !('ship' in event)) continue;
    const ship = before.ships[event.ship]!;
    const wrong = (what: string): number => faults.push(`${event.ship} in impulse ${impulse}: ${what}`);
    spend(own, event, wrong);
    if (event.kind === 'allocated') begin(own, event);
    if (event.kind === 'moved' || event.kind === 'move-cancelled')
      move(own, ship, event, `${impulse}`, wrong);
    if (event.kind === 'emergency-stopped') own.since = 0;
    if (event.kind === 'turned-in-place') [own.facing, own.since] = [event.facing, 0];
    if (event.kind === 'volley-fired') {
      const target = ships.get(event.at)!;
      if (distance(own.place, target.place) !== event.range) wrong(`fires at range ${event.range}`);
      if (ship.seat === before.ships[event.at]!.seat) wrong('fires at a friend');
      for (const { weapon } of event.shots)
        if (own.fired.has(weapon)) wrong(`${weapon} fires twice`);
        else own.fired.add(weapon);
      const sum = event.shots.reduce((all, { damage }) => all + damage, 0);
      if (sum !== event.points) wrong(`${sum} points, and not ${event.points}`);
    }
    if (event.kind === 'boxes-disabled') own.lost += event.boxes.length;
    if (event.kind === 'repaired' && event.done) own.lost -= 1;
  }
  for (const id of keysInOrder(after.ships)) {
    const [own, ship] = [ships.get(id)!, after.ships[id]!];
    if (own.place !== ship.place || own.facing !== ship.facing) faults.push(`${id} stands elsewhere`);
    if (own.lost !== ship.disabled.length) faults.push(`${id} has lost ${own.lost} boxes`);
    for (const count of own.moves.values())
      if (count > own.pace / 8 + 1) faults.push(`${id} moves ${count} times in an impulse at ${own.pace}`);
  }
  return faults;
}

type Wrong = (what: string) => unknown;

/** Half tokens: what is allocated is spent, kept or lost (FC 1D). */
function spend(own: Followed, event: Event, wrong: Wrong): void {
  if (own.energy === undefined) return;
  if ('cost' in event && event.cost !== undefined) own.energy -= event.cost;
  if (event.kind === 'shield-reinforced') own.energy -= 2 * (event.points - event.pool);
  if (own.energy < 0) wrong('spends what it has not');
  if (event.kind === 'energy-kept' && event.kept + event.lost !== own.energy)
    wrong(`has ${own.energy} half tokens, and keeps ${event.kept} and loses ${event.lost}`);
}

function begin(own: Followed, event: Extract<Event, { kind: 'allocated' }>): void {
  const isStopped = event.pace === 'stopped';
  if (isStopped || event.reverse !== own.isReverse) [own.since, own.slipped] = [0, true];
  own.energy = event.left;
  own.pace = event.pace === 'stopped' ? 0 : event.pace;
  if (!isStopped) own.isReverse = event.reverse;
}

function move(
  own: Followed,
  ship: Ship,
  event: Extract<Event, { kind: 'moved' | 'move-cancelled' }>,
  impulse: string,
  wrong: Wrong,
): void {
  const turn = turnOf(event.action);
  const isSlip = event.action.startsWith('slip');
  const facing = isSlip ? own.facing : (own.facing + turn) % 6;
  if (event.facing !== facing) wrong(`faces ${event.facing} after ${event.action}`);
  const mode = modes[cardOf(ship).category]?.[own.pace / 8 - 1] ?? 1;
  if (turn > 0 && !isSlip && own.since < mode) wrong(`turns after ${own.since} hexes`);
  if (isSlip && own.slipped) wrong('slips twice');
  if (event.kind === 'moved') {
    const ahead = (facing + (own.isReverse ? 3 : 0)) % 6;
    const aside = own.isReverse ? (6 - turn) % 6 : turn;
    const wanted = isSlip ? (ahead + aside) % 6 : ahead;
    if (event.from !== own.place) wrong(`leaves ${event.from}`);
    if (direction(own.place, event.place) !== wanted) wrong(`${event.action} to ${event.place}`);
    own.moves.set(impulse, (own.moves.get(impulse) ?? 0) + 1);
    own.place = event.place;
    own.slipped = isSlip;
  } else if (turn > 0) own.slipped = true;
  own.facing = event.facing;
  own.since = turn > 0 && !isSlip ? 1 : own.since + 1;
}
