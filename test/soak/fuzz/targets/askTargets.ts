import { answersBody, questionsBody, type FiledQuestion } from '#kernel/files/questionBodies.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { readAnswer } from '#kernel/orders/answerCodec.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { good } from '#kernel/words/result.ts';
import type { Sealing } from '#main/ports/sealing.ts';
import { openAnswersFile, openQuestionsFile } from '#main/services/openTurnFiles.ts';
import type { World } from '../world.ts';
import { openSealing, sealing } from '../world.ts';
import type { Answer, Target } from './target.ts';
import { answered, bytesOf } from './target.ts';
import { fileOf } from './turnTargets.ts';

/** Files of questions and of answers: as they come, and what is behind their seals. */
export async function askTargets(world: World): Promise<readonly Target[]> {
  const { body, basis, mark, keys, intake } = world;
  const { orders } = world.kit.ruleset;
  const kinds = keysInOrder(orders as Readonly<Record<string, unknown>>);
  const publicly = await sealing.publicHalf(keys);
  if (publicly === undefined) throw new Error('the keys of the seat are none');
  const question: FiledQuestion = {
    number: 1,
    spot: {},
    said: phrase('{who} asks for {ships|ship|ships}.', { who: 'Ann', ships: 2 }),
    facts: [{ label: 'Ships', value: phrase('{count}', { count: 3 }) }],
    cite: 'GE 1',
    kinds,
    least: 0,
    most: 5,
    silence: [],
  };
  const { view, heard } = body;
  const asked = bytesOf(
    questionsBody.make({
      basis,
      count: 1,
      view,
      heard,
      until: '2026-11-25T18:00:00Z',
      questions: [question],
    }),
  );
  const given = kinds.slice(0, 3).map((kind) => ({ number: 1, orders: [{ kind }] as never[] }));
  const replies = given.map((one) =>
    bytesOf(answersBody.make({ basis, count: 1, program: '0.1.0', answers: [one] })),
  );
  const recipient = intake.facts.publicly.seal;
  const questions = async (by: Sealing, file: Uint8Array): Promise<Answer> => {
    const read = await openQuestionsFile(by, file, {
      opening: { seal: [keys.seal] },
      gmSign: publicly.sign,
      game: mark.game,
      seat: mark.seat,
      edition: () => mark.edition,
    });
    if (!read.ok) return answered(read);
    for (const one of read.value.body.questions) readAnswer(orders, one, one.number, one.silence ?? []);
    return answered(world.kit.ruleset.codecs.view.parse(read.value.body.view));
  };
  const answers = async (by: Sealing, file: Uint8Array): Promise<Answer> => {
    const { game, ruleset, edition, turn, seat } = mark;
    const read = await openAnswersFile(by, file, {
      game,
      ruleset,
      edition,
      turn,
      seats: [seat],
      seal: [intake.facts.privately.seal],
      signKeys: () => [publicly.sign],
    });
    if (!read.ok) return answered(read);
    const all = read.value.body.answers.map((one) => readAnswer(orders, question, one.number, one.orders));
    return answered(all.find(({ ok }) => !ok) ?? good(undefined));
  };
  const whole = async (kind: 'questions' | 'answers', text: Uint8Array): Promise<Uint8Array> =>
    fileOf(sealing, world, kind, sealing.pack(new TextDecoder().decode(text)), {
      kind: 'age',
      recipient: kind === 'questions' ? publicly.seal : recipient,
    });
  const open = (kind: 'questions' | 'answers', text: Uint8Array): Promise<Uint8Array> =>
    fileOf(openSealing, world, kind, text, { kind: 'age', recipient });
  return [
    {
      name: 'questions',
      seeds: [await whole('questions', asked)],
      one: (input) => questions(sealing, input),
    },
    {
      name: 'questions body',
      json: true,
      most: 200_000,
      seeds: [asked],
      one: async (input) => questions(openSealing, await open('questions', input)),
    },
    {
      name: 'answers',
      seeds: await Promise.all(replies.map((one) => whole('answers', one))),
      one: (input) => answers(sealing, input),
    },
    {
      name: 'answers body',
      json: true,
      seeds: replies,
      one: async (input) => answers(openSealing, await open('answers', input)),
    },
  ];
}
