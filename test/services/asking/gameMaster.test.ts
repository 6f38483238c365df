import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { setAnswerHours, setAnswersBy } from '#main/services/gm/turns/answersBy.ts';
import { openNow } from '#main/services/gm/people/gmQuestions.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { archiveOf, readArchive } from '#main/services/gm/proof/archive.ts';
import { verify } from '#main/services/gm/proof/verify.ts';
import type { PearlDivers } from '../../rulesets/pearl-divers/game/game.ts';
import { boatOf } from '../../rulesets/pearl-divers/game/model/state.ts';
import { again, north, pearlsThatAsk, pearlsWith, reopened, south } from '../../support/desk/askedPearls.ts';
import { codesOf, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

afterAll(removeFolders);

/** Pearl Divers whose game master decides whether the divers of the north go down for nothing. */
const judged: Sequence<PearlDivers> = [
  {
    name: 'The sea decides',
    cite: 'PD 6',
    run(turn) {
      const answers = turn.ask([
        {
          to: gameMaster,
          about: 'sea',
          spot: { unit: boatOf(north) },
          said: phrase('Does the north go down?'),
          facts: [],
          cite: 'PD 6',
          kinds: ['go-down-again'],
          least: 0,
          most: 1,
        },
      ]);
      for (const { ref } of answers?.[0] ?? []) {
        const place = turn.state.boats[north]!.place;
        turn.happen({ kind: 'dived', seat: north, place, found: 0, cause: ref });
      }
    },
  },
];
/** Where the game master's answer is followed by a question to the south. */
const judgedTwice: Sequence<PearlDivers> = [
  ...judged,
  {
    name: 'The south is asked',
    cite: 'PD 6',
    run(turn) {
      turn.ask([
        {
          to: south,
          about: 'sea',
          spot: { unit: boatOf(south) },
          said: phrase('Does the south go down?'),
          facts: [],
          cite: 'PD 6',
          kinds: ['go-down-again'],
          least: 0,
          most: 1,
        },
      ]);
    },
  },
];
const ruled = pearlsWith((rules) => ({
  ...rules,
  sequences: { ...rules.sequences, turn: judged },
  // The game master sees the sea as North does.
  view: (state, seat, heard, last) => rules.view(state, seat === gameMaster ? north : seat, heard, last),
}));

test('the game master is asked too, gets no file, answers once, and it is archived and verified', async () => {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(tempFolder(), 'pd2.game'), {
      ruleset: ruled,
      setup: { seats: [north, south] },
      players: {},
      seed: 'sea',
      game: 'pd2',
    }),
  );
  expect(await gm.run({ overdue: true })).toMatchObject({
    kind: 'questions',
    questions: [{ to: gameMaster }],
  });
  expect(openNow(gm.store, gm.ruleset)?.questions).toEqual([
    {
      to: gameMaster,
      number: 1,
      said: 'Does the north go down?',
      cite: 'PD 6',
      facts: [],
      least: 0,
      most: 1,
      offers: [{ said: 'Your divers go down once more', order: again }],
    },
  ]);
  expect(codesOf(gm.answer({ number: 2, orders: [] }))).toEqual(['not-asked-of-you']);
  expect(codesOf(gm.answer({ number: 1, orders: [{ kind: 'dive' }] }))).toEqual(['not-an-answer']);
  valueOf(gm.answer({ number: 1, orders: [again] }));
  expect(codesOf(gm.answer({ number: 1, orders: [] }))).toEqual(['not-asked-of-you']);
  expect((await gm.run()).kind).toBe('ran');
  expect(gm.store.turnOf(1)?.ran?.how?.answers).toEqual({
    'The sea decides/sea': { seat: gameMaster, by: 'person', orders: [again], nth: 1 },
  });
  const game = valueOf(readArchive(sealing, archiveOf(sealing, gm.store)));
  const { ok, said } = await verify(gm.ruleset, game);
  expect([ok, said]).toEqual([true, expect.any(String)]);
  gm.close();
});

test('answers are waited for as long as the game master has set, over restarts', async () => {
  const { gm, path } = await pearlsThatAsk();
  setAnswerHours(testPorts(), gm.store, 48);
  expect(await gm.run()).toMatchObject({ kind: 'questions', until: '2026-11-23T18:30:00.000Z' });
  expect((await gm.run()).kind).toBe('questions');
  gm.close();
  const later = await reopened(path, '2026-11-23T18:30:00.000Z');
  expect((await later.run()).kind).toBe('ran');
  later.close();
});

test('who answers for a seat is set by the game master, also while a run waits', async () => {
  const { gm } = await pearlsThatAsk();
  await gm.run();
  const set = (seat: typeof north, by: readonly ('computer' | 'silence')[]) =>
    setAnswersBy(testPorts(), gm.store, { seat, by });
  valueOf(set(north, ['computer']));
  expect(gm.questions().map(({ to }) => to)).toEqual([south]);
  valueOf(set(south, ['silence']));
  expect((await gm.run()).kind).toBe('ran');
  expect(Object.values(gm.store.turnOf(1)?.ran?.how?.answers ?? {}).map(({ by }) => by)).toEqual([
    'computer',
    'silence',
  ]);
  expect(codesOf(set('west' as typeof north, []))).toEqual(['no-such-seat']);
  expect(codesOf(set(north, ['computer', 'computer']))).toEqual(['decided-twice']);
  gm.close();
});

test('once all is answered, what the answers lead to is asked when the run goes on, and not before', async () => {
  const gm = valueOf(
    await newGame(testPorts(), gameFiles, join(tempFolder(), 'pd3.game'), {
      ruleset: pearlsWith((rules) => ({
        ...rules,
        sequences: { ...rules.sequences, turn: judgedTwice },
        view: (state, seat, heard, last) =>
          rules.view(state, seat === gameMaster ? north : seat, heard, last),
      })),
      setup: { seats: [north, south] },
      players: {},
      seed: 'sea',
      game: 'pd3',
    }),
  );
  const asks = (): readonly string[] =>
    openNow(gm.store, gm.ruleset)?.questions.map(({ to, said }) => `${to}: ${said}`) ?? ['nothing waits'];
  await gm.run({ overdue: true });
  expect(asks()).toEqual([`${gameMaster}: Does the north go down?`]);
  valueOf(gm.answer({ number: 1, orders: [] }));
  expect(asks()).toEqual([]);
  await gm.run({});
  expect(asks()).toEqual([`${south}: Does the south go down?`]);
  gm.close();
});
