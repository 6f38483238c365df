import { expect, test } from 'vitest';
import { orderRef } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import type { Ship } from '#rulesets/federation-commander/model/state.ts';
import { seating } from '#rulesets/federation-commander/computer/seating.ts';
import { codecs } from '#rulesets/federation-commander/codecs.ts';
import { actionTo, dueMoments, underWay, wayTo } from '#rulesets/federation-commander/courses/ways.ts';
import { cannotMove, shipAfter } from '#rulesets/federation-commander/movement/moving.ts';
import { repairsBy } from '#rulesets/federation-commander/repair/repair.ts';
import { isCrippled } from '#rulesets/federation-commander/ships/ships.ts';
import { cardFor } from '#rulesets/federation-commander/cards/known.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { at, cruiser, d7, hex, none, worldOf } from './vectors/ships.ts';

/* Courses as screens plan them, and questions that no turn of a case comes to. At speed 8 the cruiser, of turn mode D, needs two hexes before a turn (FC 2C2) and one before a sideslip (FC 2C4a). */

const ship = (turnCount: number, slipCount: number): Ship =>
  at(cruiser, '0405', 'A', { speed: 8, stopped: false, reverse: false, turnCount, slipCount });

test.each<{ to: string; counts: [number, number]; most: number; way: readonly string[] | undefined }>([
  { to: '0505', counts: [2, 0], most: 1, way: ['turn-right'] },
  { to: '0505', counts: [1, 1], most: 1, way: ['slip-right'] },
  { to: '0505', counts: [1, 0], most: 1, way: undefined },
  { to: '0504', counts: [0, 0], most: 2, way: ['straight', 'slip-right'] },
  { to: '0504', counts: [0, 0], most: 1, way: undefined },
  { to: '0403', counts: [0, 0], most: 8, way: ['straight', 'straight'] },
  { to: '0406', counts: [0, 0], most: 2, way: undefined },
])('the way from 0405 to $to in $most moves, with counts $counts: $way', ({ to, counts, most, way }) => {
  expect(wayTo(ship(...counts), hex(to), most, {})).toEqual(way);
});

test.each([
  { to: '0404', facing: 'A', action: 'straight' },
  { to: '0505', facing: 'B', action: 'turn-right' },
  { to: '0505', facing: 'A', action: 'slip-right' },
  { to: '0305', facing: 'F', action: 'turn-left' },
  { to: '0405', facing: 'B', action: 'hold-right' },
  { to: '1010', facing: 'A', action: undefined },
])('what leads to $to facing $facing is $action', ({ to, facing, action }) => {
  expect(actionTo(ship(2, 1), hex(to), 'ABCDEF'.indexOf(facing))).toBe(action);
  // A ship that may not do it yet is led there all the same, and advised.
  expect(actionTo(ship(0, 0), hex(to), 'ABCDEF'.indexOf(facing))).toBe(action);
});

test('a ship moves on with its counts, and begins them anew when it stops or turns its direction round', () => {
  const pick = ({ speed, stopped, reverse, turnCount, slipCount }: Ship) =>
    [speed, stopped, reverse, turnCount, slipCount] as const;
  const now = ship(3, 2);
  expect(pick(underWay(now, { ...none, pace: 16 }))).toEqual([16, false, false, 3, 2]);
  expect(pick(underWay(now, { ...none, pace: 16, reverse: true }))).toEqual([16, false, true, 0, 0]);
  expect(pick(underWay(now, { ...none, pace: 'stopped' }))).toEqual([0, true, false, 0, 0]);
});

test('at speed 8 a ship moves once in each impulse, at 16 twice, stopped never (FC 2A6)', () => {
  const moves = (speed: 0 | 8 | 16, stopped = false) =>
    dueMoments({ ...ship(0, 0), speed, stopped }).map(({ impulse }) => impulse);
  expect(moves(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(moves(16)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
  expect(moves(8, true)).toEqual([]);
});

test('half of its boxes disabled cripples a ship (FC 8B2)', () => {
  const { boxes } = cardFor({ card: 'klingon-d7' });
  expect(boxes.length).toBe(50);
  const hit = (count: number): Ship => ({ ...d7, disabled: boxes.slice(0, count).map(({ box }) => box) });
  expect([24, 25].map((count) => isCrippled(hit(count)))).toEqual([false, true]);
});

test('what a captain names first is repaired first', () => {
  const of = (system: string) =>
    cardFor({ card: 'federation-ca' }).boxes.find((box) => box.system === system)!.box;
  const hurt: Ship = { ...cruiser, disabled: [of('btty'), of('imp'), of('lab')] };
  expect(repairsBy(hurt, ['imp', 'btty'])).toEqual([of('imp'), of('btty'), of('lab')]);
});

test('the computer fights for a side until it is given back', () => {
  const [federation, klingon] = seats;
  const state = { ...worldOf(cruiser, d7), computer: [klingon] };
  const decreed = (of: typeof klingon, word: string): Plan<Order> => ({
    hq: [{ ...seating.decree(of, word)!, ref: orderRef('one') } as Order],
    units: {},
  });
  expect(seats.map((seat) => seating.stands(state, seat))).toEqual([['player'], ['computer']]);
  expect(seating.led(state, { hq: [], units: {} })).toEqual([klingon]);
  expect(seating.led(state, decreed(klingon, 'player'))).toEqual([]);
  expect(seating.led(state, decreed(federation, 'computer'))).toEqual([federation, klingon]);
  expect(seating.opened(state, [federation], false)).toMatchObject({ computer: [federation] });
});

test('the computer fights as well as the game master says, and like an officer where they say nothing', () => {
  const [federation, klingon] = seats;
  const state = worldOf(cruiser, d7);
  const words = seating.levels?.map(({ word }) => word);
  expect(words).toEqual(['computer-cadet', 'computer', 'computer-veteran']);
  for (const word of words ?? []) {
    expect(seating.words[word]).toBeDefined();
    const opened = seating.opened(state, [klingon], false, word);
    expect([word, seats.map((seat) => seating.stands(opened, seat))]).toEqual([word, [['player'], [word]]]);
    expect(codecs.state.parse(JSON.parse(JSON.stringify(opened)))).toMatchObject({ ok: true, value: opened });
  }
  const usual = seating.opened(state, [federation, klingon], false);
  expect([usual.computer, usual.levels]).toEqual([[federation, klingon], undefined]);
  expect(seating.opened(usual, [], false, 'computer-veteran')).toEqual({ ...state, computer: [] });
  expect(seating.decree(klingon, 'computer-admiral')).toBeUndefined();
});

test('a ship that was stopped is led out of its hex before it turns, however many moves it cancels (FC 2C3b)', () => {
  const stopped = at(cruiser, '0405', 'A', { stopped: true, turnCount: 0, slipCount: 0 });
  const held = (['hold', 'hold', 'hold'] as const).reduce(shipAfter, underWay(stopped, { ...none, pace: 8 }));
  expect([held.turnCount, cannotMove(held, 'turn-left')?.code]).toEqual([3, 'not-left-its-hex']);
  expect(cannotMove(shipAfter(held, 'straight'), 'turn-left')).toBeUndefined();
});
