import { expect, test } from 'vitest';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { powerOf } from '#rulesets/galactic-conquest/computer/strength.ts';
import type { Level } from '#rulesets/galactic-conquest/model/empire.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { arm, play } from './led.ts';

const turns = 12;

/** What the ships of an empire are worth in battle, in tenths of factors. */
const navyOf = ({ squadrons }: State, seat: SeatId): number =>
  sumOf(valuesInOrder(squadrons).map((one) => (one.seat === seat ? powerOf(one.ships) : 0)));
const hexesOf = ({ territory }: State, seat: SeatId): number =>
  valuesInOrder(territory).filter((one) => one === seat).length;

/** What the moves and battles of others make impossible, which nobody knows before. */
const ofOthers = [
  ...['intercepted', 'judged-advancing', 'attacked-before', 'gave-up', 'work-elsewhere', 'crippled-stops'],
  // Ships that were to go to another squadron were lost, or left a battle.
  ...['no-such-ship', 'not-your-squadron', 'not-together'],
];

/** So many turns from here, with all that was refused in them, and what happened. */
function played(begins: State, seed: string) {
  let state = begins;
  let last: Readonly<Record<SeatId, View>> = {};
  const refused: string[] = [];
  const happened = new Map<string, number>();
  for (let at = 0; at < turns; at += 1) {
    const done = play(state, seed, last);
    refused.push(
      ...done.refusals
        .filter(({ problem }) => !ofOthers.includes(problem.code))
        .map(({ problem }) => `turn ${state.turn}: ${problem.code}`),
    );
    for (const { event } of done.entries) happened.set(event.kind, (happened.get(event.kind) ?? 0) + 1);
    ({ state } = done);
    last = done.views;
  }
  return { state, refused, happened };
}

/** Twelve turns of an empire that the computer leads at each of these levels, as tests. */
export const growsAs = (levels: readonly Level[]): void =>
  test.each(levels)('plays twelve turns without a refused order, and grows: %s', (level) => {
    const begins = arm(level, [level, level, level, level]);
    const { state, refused, happened } = played(begins, level);
    expect(refused).toEqual([]);
    // Teams are funded each turn, and what the yards have no room for becomes another one; crews are trained while there is peace.
    for (const kind of ['funded', 'broke-through', 'yard-laid', 'crews-trained'])
      expect(happened.get(kind) ?? 0, kind).toBeGreaterThan(0);
    expect(happened.get('funded')).toBeGreaterThanOrEqual(4 * (turns - 1));
    for (const seat of keysInOrder(begins.empires)) {
      expect(navyOf(state, seat), seat).toBeGreaterThan(navyOf(begins, seat));
      if (level === 'cautious') expect(hexesOf(state, seat), seat).toBeGreaterThan(hexesOf(begins, seat));
    }
  });
