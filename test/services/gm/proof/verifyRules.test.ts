import { describe, expect, test } from 'vitest';

import type { SeatId } from '#kernel/words/ids.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { ann, bob, digging, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { type Loose, badOnes, proofPlay } from '../../../support/play/proofPlay.ts';

const { play, played, verified } = proofPlay();

/** The toy's rules as a cheat would have them: from turn 2 on ann's third die is another. */
function cheating(how: 'die' | 'gain'): SomeRuleset {
  const honest = toy();
  const [digging1, boasting] = honest.sequences['turn'] as Loose;
  const [{ run, ...step }] = digging1.repeat;
  const cheat = (turn: Loose): void =>
    run(
      turn.pass < 3 || turn.state.turn < 2
        ? turn
        : {
            ...turn,
            draw: {
              ...turn.draw,
              fork: (...label: string[]) => turn.draw.fork(...(how === 'die' ? ['again'] : []), ...label),
            },
            happen: (event: Loose) =>
              turn.happen(how === 'gain' ? { ...event, gain: (event.gain % 6) + 1 } : event),
          },
    );
  return { ...honest, sequences: { turn: [{ ...digging1, repeat: [{ ...step, run: cheat }] }, boasting] } };
}

/** A game by rules of the game master's own is played instead. */
const playedBy = async (ruleset: SomeRuleset, name: string): Promise<void> =>
  play.instead(
    valueOf(
      await newGame(testPorts(), gameFiles, play.folder.of(name), {
        ruleset,
        setup: { seats: [ann, bob] },
        players: {},
        seed: 'a toy',
        game: 'gw9',
      }),
    ),
  );

describe('a game master who ran it by rules of their own', () => {
  test.each([
    ['die', 'the dice'],
    ['gain', 'what happened'],
  ] as const)('is found by the first %s', async (how, what) => {
    await playedBy(cheating(how), `${how}.game`);
    await played(2);
    const proof = await verified();
    expect(badOnes(proof)).toEqual([
      [2, expect.stringContaining(`A second run differs at «Digging», phase 3: ${what}.`)],
    ]);
    expect((await verified(cheating(how))).ok).toBe(true);
  });
});

/** The toy's rules as they are where the computer leads some seats, and has each of them dig so often. */
const withComputer = (led: readonly SeatId[], times: number): SomeRuleset => ({
  ...toy(),
  computerPlan: (view: Loose) => digging(view.me, view.turn, times) as never,
  seating: { words: {}, stands: () => [], decree: () => undefined, led: () => led, opened: (state) => state },
});

describe('the orders of the computer', () => {
  test.each([
    ['for its own seats', withComputer([bob], 2), []],
    [
      'as it would not give them',
      withComputer([bob], 3),
      [[1, 'The computer did not give these orders: bob.']],
    ],
    [
      'for a seat that it does not lead',
      withComputer([], 2),
      [[1, 'The computer did not give these orders: bob.']],
    ],
  ])('%s', async (name, honest, faults) => {
    await playedBy(withComputer([bob], 2), `computer ${name}.game`);
    await play.turn([ann, 1]);
    expect(badOnes(await verified(honest))).toEqual(faults);
  });
});
