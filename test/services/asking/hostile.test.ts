import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '#kernel/codec/digest.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import type { AnswersBody, QuestionsBody } from '#kernel/files/questionBodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { openQuestionsFile } from '#main/services/openTurnFiles.ts';
import { makeAnswersFile, makeQuestionsFile } from '#main/services/turnFiles.ts';
import {
  again,
  answersOf,
  type AskedPearls,
  north,
  pearlsThatAsk,
  questionsFor,
  south,
} from '../../support/desk/askedPearls.ts';
import { codesOf, resultsFor, valueOf } from '../../support/desk/gmWorld.ts';
import { damagedCopies } from '../../support/damage.ts';
import { rounds } from '../../support/rounds.ts';
import { removeFolders } from '../../support/tempFolder.ts';

/** What may be wrong with a damaged file; every one names a remedy. */
const causes = [
  'not-ours',
  'unknown-kind',
  'newer-program',
  'older-program',
  'wrong-kind',
  'wrong-ruleset',
  'truncated',
  'damaged',
  'other-game',
  'other-empire',
  'changed-after-signing',
  'turn-not-here',
  'unreadable-body',
  'older-turn',
  'later-turn',
];

let world: AskedPearls;
let mark: {
  readonly game: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly turn: number;
};
beforeAll(async () => {
  world = await pearlsThatAsk();
  await world.gm.run();
  mark = { game: 'pd1', ruleset: 'pearl-divers', edition: 1, turn: 1 };
});
afterAll(() => {
  world.gm.close();
  removeFolders();
});

const keysOf = (seat: SeatId) => world.gm.store.seats().find((one) => one.seat === seat)!;
const bodyOf = async (seat: SeatId): Promise<QuestionsBody> =>
  valueOf(
    await openQuestionsFile(sealing, questionsFor(world.gm, seat), {
      opening: { seal: [keysOf(seat).privately.seal] },
      gmSign: world.gm.store.facts.publicly.sign,
      edition: () => 1,
    }),
  ).body;

/** Questions to North as somebody else might make them. */
const forged = async (change: Partial<QuestionsBody>, signKey = world.gm.store.facts.privately.sign) =>
  makeQuestionsFile(
    sealing,
    { ...mark, seat: north },
    { ...(await bodyOf(north)), ...change },
    { signKey, recipient: keysOf(north).publicly.seal },
  );

describe('a questions file', () => {
  const taken = (bytes: Uint8Array) => world.libraries[north]!.take(bytes);

  test('is refused when it is damaged, each for a named cause, and changes nothing', async () => {
    const seen = new Set<string>();
    const [mine, yours] = [questionsFor(world.gm, north), questionsFor(world.gm, south)];
    for (const { how, bytes } of damagedCopies(mine, yours, rounds(60), 'questions')) {
      const outcome = await taken(bytes);
      if (outcome.ok) throw new Error(`questions with ${how} were taken`);
      seen.add(outcome.fault[0]!.code);
    }
    expect([...seen].filter((code) => !causes.includes(code))).toEqual([]);
    expect(valueOf(await world.libraries[north]!.questions(world.keys[north]!))).toBeUndefined();
  });

  test.each([
    ['of another seat', () => questionsFor(world.gm, south), ['turn-not-here']],
    ['signed by somebody else', () => forged({}, keysOf(south).privately.sign), ['changed-after-signing']],
    ['about other results', () => forged({ basis: digest('others') }), ['other-results']],
    ['in words that the rules do not know', () => forged({ view: { turn: 'one' } }), ['unreadable-body']],
    [
      'that wants orders the rules do not know',
      async () => {
        const { questions } = await bodyOf(north);
        return forged({ questions: questions.map((one) => ({ ...one, kinds: ['shoot'] })) });
      },
      ['unreadable-body'],
    ],
  ])('%s is refused', async (_, make, codes) => {
    expect(codesOf(await taken(await make()))).toEqual(codes);
    expect(valueOf(await world.libraries[north]!.questions(world.keys[north]!))).toBeUndefined();
  });

  test('gives way to later ones, and is of no use once the turn has run', async () => {
    const other = await pearlsThatAsk();
    await other.gm.run();
    const first = questionsFor(other.gm, north);
    const [library, key] = [other.libraries[north]!, other.keys[north]!];
    expect(valueOf(await library.take(first))).toMatchObject({ what: 'questions', news: 'new' });
    expect(valueOf(await library.take(first))).toMatchObject({ news: 'already-here' });
    expect(valueOf(await library.list())).toMatchObject([{ asked: true }]);
    await other.gm.run({ overdue: true });
    valueOf(await library.take(resultsFor(other.gm, north)));
    expect(codesOf(await library.take(first))).toEqual(['turn-over']);
    expect(valueOf(await library.questions(key))).toBeUndefined();
    expect(valueOf(await library.list()).some(({ asked }) => asked === true)).toBe(false);
    other.gm.close();
  });

  test('holds nothing of what others are asked, or where', async () => {
    const text = JSON.stringify(await bodyOf(north));
    expect(text).not.toContain('Divers go down once more/');
    expect(text).not.toContain('shallows"');
    expect(text).toContain('ledge');
  });
});

describe('answers in the library', () => {
  test('are refused where they are none, or to other questions, and until all is answered', async () => {
    const other = await pearlsThatAsk();
    await other.gm.run();
    const [library, key] = [other.libraries[north]!, other.keys[north]!];
    valueOf(await library.take(questionsFor(other.gm, north)));
    const { digest: open } = valueOf(await library.questions(key))!;
    const save = async (orders: readonly unknown[], number = 1, of = open) =>
      codesOf(await library.saveAnswers(key, of, [{ number, orders }]));
    expect(await save([{ kind: 'dive' }])).toEqual(['not-an-answer']);
    expect(await save([again, again])).toEqual(['not-an-answer']);
    expect(await save([{ ...again, ref: 'north.t1.o9' }])).toEqual(['not-an-answer']);
    expect(await save([again], 2)).toEqual(['no-such-question']);
    expect(await save([again], 1, digest('others'))).toEqual(['questions-gone']);
    expect(codesOf(await library.exportAnswers(key))).toEqual(['unanswered']);
    expect(valueOf(await library.questions(key))).toMatchObject({ answers: [], exported: false });
    other.gm.close();
  });
});

describe('an answers file', () => {
  const body = async (): Promise<AnswersBody> => {
    const parts = splitFile(questionsFor(world.gm, north));
    if (!parts.ok) throw new Error('damaged');
    return {
      basis: parts.value.header.digest,
      count: 1,
      program: '1.0.0',
      answers: [{ number: 1, orders: [again] }],
    };
  };
  const answers = async (change: Partial<AnswersBody>, by: SeatId = north, seat: SeatId = north) =>
    makeAnswersFile(
      sealing,
      { ...mark, seat },
      { ...(await body()), ...change },
      {
        signKey: keysOf(by).privately.sign,
        recipient: world.gm.store.facts.publicly.seal,
        copyTo: keysOf(by).publicly.seal,
      },
    );
  const code = async (bytes: Uint8Array) =>
    (await world.gm.takeAnswers([{ bytes, name: 'a.answers' }])).map((one) => one.code);

  test('is refused when it is damaged, each for a named cause, and changes nothing', async () => {
    const before = digest(world.gm.archive());
    const [mine, yours] = [await answers({}), await answers({}, south, south)];
    const seen = new Set<string>();
    for (const { how, bytes } of damagedCopies(mine, yours, rounds(60), 'answers')) {
      const [{ verdict, code: why = '', reason = '' } = { verdict: 'taken' }] = await world.gm.takeAnswers([
        { bytes, name: how },
      ]);
      expect([how, verdict]).toEqual([how, 'refused']);
      expect(reason).not.toBe('');
      seen.add(why);
    }
    expect([...seen].filter((one) => !causes.includes(one))).toEqual([]);
    expect(digest(world.gm.archive())).toBe(before);
    expect(world.gm.questions().map(({ to }) => to)).toEqual([north, south]);
  });

  test.each([
    ['signed by another seat', () => answers({}, south), 'not-signed-by-seat'],
    ['to other questions', () => answers({ basis: digest('others') }), 'other-questions'],
    [
      'to a question that nobody asked',
      () =>
        answers({
          answers: [
            { number: 1, orders: [] },
            { number: 2, orders: [] },
          ],
        }),
      'other-questions',
    ],
    ['without an answer', () => answers({ answers: [] }), 'unanswered'],
    [
      'with orders of another kind',
      () => answers({ answers: [{ number: 1, orders: [{ kind: 'dive' }] }] }),
      'not-an-answer',
    ],
    [
      'with too many orders',
      () => answers({ answers: [{ number: 1, orders: [again, again] }] }),
      'not-an-answer',
    ],
  ])('%s is refused', async (_, make, wanted) => {
    expect(await code(await make())).toEqual([wanted]);
    expect(world.gm.questions()).toHaveLength(2);
  });

  test('is refused where nothing waits', async () => {
    const other = await pearlsThatAsk();
    await other.gm.run();
    const mine = await answersOf(other, north, []);
    await other.gm.run({ overdue: true });
    expect((await other.gm.takeAnswers([mine]))[0]?.code).toBe('older-turn');
    other.gm.close();
  });
});
