import { line, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, hexAt, order, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import type { Response } from '../model/unrest/morale.ts';
import { mostWords, responses } from '../model/unrest/morale.ts';
import { impossible } from '../refusals.ts';

const responseNames: Readonly<Record<Response, string>> = {
  promise: 'Promise them',
  force: 'Put it down by force',
};
const usual = 'What they ask for.';
const given = line(mostWords, 1);

/** What an empire does about a rebellion (B5.40). */
export const answerRebellion = order('answer-rebellion', {
  fields: { place, how: oneOf(responses), words: given },
  title: 'Answer a rebellion',
  offers({ morale = {}, me, systems }, spot) {
    const at = hexAt(spot);
    return at === undefined || morale[at]?.rebellion === undefined || systems[at]?.owner !== me
      ? []
      : [{ place: at, how: 'promise' as const, words: usual }];
  },
  form: (_, answer) => [
    choice(
      answer,
      'how',
      'Answer',
      choicesOf(responses, (how) => phrase(responseNames[how])),
    ),
    text(answer, 'words', 'Message', { longest: mostWords, lines: 1 }),
  ],
  facts: ({ morale = {} }, answer) => {
    const wants = morale[answer.place]?.rebellion?.wants;
    return wants === undefined ? [] : [{ label: 'They want', value: phrase('{wants}', { wants }) }];
  },
  cannot({ systems, morale = {} }, { seat: ruler, order: { place: at } }) {
    const args = { place: hexName(at) };
    if (systems[at]?.owner !== ruler) return impossible('GC B5.40', 'not-your-system', args);
    const there = morale[at];
    if (there?.rebellion === undefined) return impossible('GC B5.40', 'no-rebellion', args);
    return there.answer?.how === 'force' ? impossible('GC B5.40', 'rebels-answered', args) : undefined;
  },
  say: (answer) =>
    phrase(
      answer.how === 'promise' ? 'Promise the rebels in {place}: {words}' : 'Put down {place}: {words}',
      { place: hexName(answer.place), words: answer.words },
    ),
});
export type AnswerRebellion = OrderIn<typeof answerRebellion>;

export const rebellionAnswered = event('rebellion-answered', {
  fields: { seat, place, how: oneOf(responses), words: given, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase(
      happened.how === 'promise'
        ? 'The rebels in {place} are promised: {words}'
        : 'The rebellion in {place} is to be put down: {words}',
      { place: hexName(happened.place), words: happened.words },
    ),
  ahead: (happened) =>
    phrase(
      happened.how === 'promise'
        ? 'The rebels in {place} will be promised: {words}'
        : 'The rebellion in {place} will be put down: {words}',
      { place: hexName(happened.place), words: happened.words },
    ),
  apply: (draft, { place: at, how, words: said }) =>
    change(draft.morale ?? {}, at, () => ({ answer: { how, words: said } })),
});

/** Empires answer rebellions (B5.40). */
export const answerAll = (
  turn: Turn<Room<State, View, AnswerRebellion, EventIn<typeof rebellionAnswered>>>,
): void =>
  inTurn(turn, answerRebellion, ({ seat: ruler, order: { place: at, how, words: said, ref } }) =>
    rebellionAnswered.of({ seat: ruler, place: at, how, words: said, cause: ref }),
  );
