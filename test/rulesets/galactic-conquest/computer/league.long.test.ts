import { expect, test } from 'vitest';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { powerOf } from '#rulesets/galactic-conquest/computer/strength.ts';
import type { Level } from '#rulesets/galactic-conquest/model/empire.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { arm, play } from './led.ts';

/* Levels of the computer against each other: twenty games of two empires, each seed played twice with sides swapped. */

const [seeds, turns] = [10, 16] as const;
const worths = { homeworld: 2000, major: 1000, minor: 500 } as const;

/** What an empire has come to: its systems, and its ships in tenths of factors. */
const standing = ({ systems, squadrons }: State, seat: SeatId): number =>
  sumOf(valuesInOrder(systems).map((one) => (one.owner === seat ? worths[one.kind] : 0))) +
  sumOf(valuesInOrder(squadrons).map((one) => (one.seat === seat ? powerOf(one.ships) : 0)));

/** The level that stands better after a game; undefined where both stand alike. */
function winnerOf(seed: string, sides: readonly [Level, Level]): Level | undefined {
  let state = arm(seed, sides);
  let last: Readonly<Record<SeatId, View>> = {};
  for (let at = 0; at < turns; at += 1) {
    const done = play(state, seed, last);
    ({ state } = done);
    last = done.views;
  }
  const [one = 0, other = 0] = keysInOrder(state.empires).map((seat) => standing(state, seat));
  return one === other ? undefined : one > other ? sides[0] : sides[1];
}

test.each([
  ['steady', 'cautious'],
  ['bold', 'cautious'],
  ['bold', 'steady'],
] as const)('%s against %s', (better, worse) => {
  const won = Array.from({ length: seeds }, (_, at) => `league ${at}`).flatMap((seed) => [
    winnerOf(seed, [better, worse]),
    winnerOf(seed, [worse, better]),
  ]);
  const wins = won.filter((level) => level === better).length;
  const losses = won.filter((level) => level === worse).length;
  console.log(`${better} against ${worse}: ${wins} won, ${losses} lost, ${won.length - wins - losses} drawn`);
  expect(wins).toBeGreaterThan(losses);
});
