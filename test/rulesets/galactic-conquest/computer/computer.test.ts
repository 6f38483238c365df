import { describe, expect, test } from 'vitest';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { powerOf } from '#rulesets/galactic-conquest/computer/strength.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { levels } from '#rulesets/galactic-conquest/model/empire.ts';
import { galacticConquest } from '../yards/shelf.ts';
import { arm, play } from './led.ts';

const turns = 12;

/** What the ships of an empire are worth in battle, in tenths of factors. */
const navyOf = ({ squadrons }: State, seat: SeatId): number =>
  sumOf(valuesInOrder(squadrons).map((one) => (one.seat === seat ? powerOf(one.ships) : 0)));
const hexesOf = ({ territory }: State, seat: SeatId): number =>
  valuesInOrder(territory).filter((one) => one === seat).length;

/** So many turns from here, with all that was refused in them. */
function played(begins: State, seed: string) {
  let state = begins;
  let last: Readonly<Record<SeatId, View>> = {};
  const refused: string[] = [];
  for (let at = 0; at < turns; at += 1) {
    const done = play(state, seed, last);
    refused.push(...done.refusals.map(({ problem }) => `turn ${state.turn}: ${problem.code}`));
    ({ state } = done);
    last = done.views;
  }
  return { state, refused };
}

describe('an empire that the computer leads', () => {
  test.each(levels)('plays twelve turns without a refused order, and grows: %s', (level) => {
    const begins = arm(level, [level, level, level, level]);
    const { state, refused } = played(begins, level);
    expect(refused).toEqual([]);
    for (const seat of keysInOrder(begins.empires)) {
      expect(navyOf(state, seat), seat).toBeGreaterThan(navyOf(begins, seat));
      if (level === 'cautious') expect(hexesOf(state, seat), seat).toBeGreaterThan(hexesOf(begins, seat));
    }
  });

  test('plans alike from what it knows alike, whatever is hidden from it', () => {
    let state = arm('secrets', ['bold', 'steady', 'cautious'], { sight: 'double-blind' });
    for (let at = 0; at < 3; at += 1) ({ state } = play(state, 'secrets'));
    const [me] = keysInOrder(state.empires) as [SeatId];
    const view = galacticConquest.view(state, me, []);
    const hidden: State = {
      ...state,
      empires: Object.fromEntries(
        inOrder(state.empires).map(([seat, one]) => [
          seat,
          seat === me ? one : { ...one, treasury: 99_999, computer: true as const, level: 'bold' as const },
        ]),
      ),
      squadrons: Object.fromEntries(
        inOrder(state.squadrons).map(([unit, one]) => [
          unit,
          one.seat === me || view.contacts[one.place] !== undefined
            ? one
            : { ...one, ships: [...one.ships, ...one.ships], flagship: 'Hidden' },
        ]),
      ),
    };
    expect(hidden).not.toEqual(state);
    const plan = galacticConquest.computerPlan!;
    expect(plan(galacticConquest.view(hidden, me, []))).toEqual(plan(view));
  });

  test('buys its navy where navies are bought, and nothing of it is refused', () => {
    const state = arm('navies', ['bold', 'steady'], {
      navies: { points: 2000, marine: 300, police: 10, poor: 5 },
    });
    const done = play(state, 'navies');
    expect(done.refusals).toEqual([]);
    for (const seat of keysInOrder(state.empires))
      expect(done.entries.some(({ event }) => event.kind === 'bought' && event.seat === seat)).toBe(true);
  });
});

test('whom the computer leads, and how, the words of the game master say', () => {
  const { seating } = galacticConquest;
  const state = arm('seats', ['cautious', 'steady', 'bold']);
  const seats = keysInOrder(state.empires);
  expect(seats.map((seat) => seating?.stands(state, seat)).toSorted()).toEqual([
    ['computer'],
    ['computer-bold'],
    ['computer-cautious'],
  ]);
  expect(seating?.led(state, { hq: [], units: {} })).toEqual(seats);
  const [first] = seats as [SeatId];
  const without = seating?.opened({ ...state, empires: {} }, [first], true);
  expect(without?.empires).toEqual({});
  for (const [ambitious, word] of [
    [true, 'computer-bold'],
    [false, 'computer-cautious'],
  ] as const) {
    const opened = seating?.opened(state, [first], ambitious) ?? state;
    expect(seating?.stands(opened, first)).toEqual([word]);
  }
  for (const word of keysInOrder(seating?.words ?? {}))
    expect(seating?.decree(seatId('lyran'), word)).toMatchObject({ kind: 'set-leadership', of: 'lyran' });
  expect(seating?.decree(first, 'nobody')).toBeUndefined();
  expect(seating?.stands(state, seatId('stranger'))).toEqual([]);
});
