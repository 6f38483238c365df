import { describe, expect, test } from 'vitest';

import type { ResultsBody } from '#kernel/files/bodies.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { recordOf } from '#main/services/gm/turns/record.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import { makeResultsFile } from '#main/services/turnFiles.ts';
import { heldResults } from '../../../support/archive/heldResults.ts';
import { ann, bob, resultsFor, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';
import { badOnes, proofPlay } from '../../../support/play/proofPlay.ts';

const { play, played } = proofPlay();

describe('results that players have', () => {
  const files = () =>
    play.gm.store
      .turns()
      .flatMap((turn) =>
        play.gm.store.results(turn).map(({ seat, file }) => ({ name: `N0${turn}-${seat}.new`, bytes: file })),
      );
  const held = async (more: readonly { name: string; bytes: Uint8Array }[]) =>
    verify(toy(), recordOf(play.gm.store), {
      results: await heldResults(sealing, recordOf(play.gm.store), more),
    });

  test("bear what was promised and told; the invitation opens those after it, and nobody else's", async () => {
    await played(2);
    const mine = files().filter(({ name }) => name.includes('ann'));
    expect((await held(mine)).said).toContain('3 results files were compared with it.');
    // Where nothing could be compared with it, nothing was proven by it.
    const closed = await held(mine.slice(1));
    expect([closed.ok, closed.said]).toEqual([
      false,
      expect.stringContaining(
        '0 results files were compared with it; 2 could not be opened. They prove nothing',
      ),
    ]);
    expect((await held([])).ok).toBe(false);
    const aside = resultsFor(play.gm, ann, 3);
    valueOf(await play.gm.rerun({ turn: 2, dice: 'new', why: 'So.' }));
    expect(
      (
        await held([
          ...mine.slice(0, 2),
          { name: 'first run', bytes: aside },
          { name: 'second run', bytes: resultsFor(play.gm, ann) },
        ])
      ).ok,
    ).toBe(true);
    // A run that is said to have been put aside, of which no later file tells.
    expect(badOnes(await held([...mine.slice(0, 2), { name: 'first run', bytes: aside }]))).toEqual([
      [
        3,
        expect.stringContaining(
          '«first run» told ann about a run recorded as put aside, but none of your results files says so.',
        ),
      ],
    ]);
  });

  test('show that two game masters signed them', async () => {
    await played(1);
    const [theirs] = files();
    const another = valueOf(
      await newGame(testPorts('another'), gameFiles, play.folder.of('another.game'), {
        ruleset: toy(),
        setup: { seats: [ann, bob] },
        players: {},
        seed: 'a toy',
        game: 'gw9',
      }),
    );
    const other = { name: 'other.new', bytes: resultsFor(another, bob) };
    another.close();
    expect((await held([theirs as never])).ok).toBe(true);
    expect((await held([theirs as never, other])).said).toContain(
      'The results files are signed by more than one game master.',
    );
  });

  test('are of a turn that was gone back from, or else of none that the game came to', async () => {
    await played(3);
    const [invitation, aside] = [files()[0], { name: 'aside.new', bytes: resultsFor(play.gm, ann) }] as const;
    valueOf(await play.gm.back({ turn: 2, why: 'So.' }));
    expect((await held([invitation as never, aside])).ok).toBe(true);
    const { facts } = play.gm.store;
    const recipient = play.gm.store.seats().find(({ seat }) => seat === ann)?.publicly.seal ?? '';
    const body = play.gm.store.results(2).find(({ seat }) => seat === ann)?.body as ResultsBody;
    const bytes = await makeResultsFile(
      sealing,
      { game: 'gw9', ruleset: 'toy', edition: 1, turn: 5, seat: ann },
      body,
      { signKey: facts.privately.sign, closing: { kind: 'age', recipient } },
    );
    expect(badOnes(await held([invitation as never, { name: 'x.new', bytes }]))).toEqual([
      [2, '«x.new» is from turn 5, which the game has not reached.'],
    ]);
  });

  test.each([
    ['promised another seed', { commitment: 'a'.repeat(64) }, '«x.new» promised ann a different seed.'],
    [
      'told something else',
      { refusals: [{ step: 'Digging', pass: 1, order: 'ann.t1.o1', code: 'no', template: 'No.', args: {} }] },
      '«x.new» told ann something that differs from the record.',
    ],
  ])('and show when the game master %s', async (_, change, said) => {
    await played(1);
    const { facts } = play.gm.store;
    const body = {
      ...(play.gm.store.results(2).find(({ seat }) => seat === ann)?.body as ResultsBody),
      ...change,
    };
    const recipient = play.gm.store.seats().find(({ seat }) => seat === ann)?.publicly.seal ?? '';
    const bytes = await makeResultsFile(
      sealing,
      { game: 'gw9', ruleset: 'toy', edition: 1, turn: 2, seat: ann },
      body,
      { signKey: facts.privately.sign, closing: { kind: 'age', recipient } },
    );
    const [invitation] = files().filter(({ name }) => name.includes('ann'));
    expect(badOnes(await held([{ name: 'x.new', bytes }, invitation as never]))).toEqual([[2, said]]);
  });
});
