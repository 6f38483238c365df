import { answered } from '#kernel/steps/answered.ts';
import { oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { isStored } from '../model/condition/storing.ts';
import type { State, View } from '../model/state.ts';
import type { Morale } from '../model/unrest/morale.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { forceOf, leastForce } from '../raids/chances.ts';

export const answerVerdicts = ['over', 'open', 'betrayed'] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];
const labels: Readonly<Record<AnswerVerdict, string>> = {
  over: 'Settled: the rebellion is over, or the promise is kept',
  open: 'Not settled yet',
  betrayed: 'The promise was false',
};

/** The game master’s answer: what comes of the answer to a rebellion, or of a promise that was given (B5.40, B6.10d). */
export const judgeAnswer = order('judge-answer', {
  fields: { verdict: oneOf(answerVerdicts) },
  title: 'Rule on an answer to rebels',
  answers: true,
  by: 'game-master',
  offers: () => answerVerdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(labels[verdict]),
});

const said: Readonly<Record<AnswerVerdict, string>> = {
  over: 'The answer to the rebels in {place} settles it.',
  open: 'The answer to the rebels in {place} settles nothing yet.',
  betrayed: 'The rebels in {place} realise that the promise was false.',
};

export const answerJudged = event('answer-judged', {
  fields: { seat, place, verdict: oneOf(answerVerdicts), cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase(said[happened.verdict], { place: hexName(happened.place) }),
  ahead: (happened) =>
    phrase('The game master will judge the answer to the rebels in {place}.', {
      place: hexName(happened.place),
    }),
  apply: (draft, { place: at, verdict }) =>
    replace(draft.morale ?? {}, at, ({ answer, rebellion, ...rest }): Morale => ({
      ...rest,
      ...(verdict !== 'over' && rebellion && { rebellion }),
      // A promise stays while it is open; force is over with its turn.
      ...(verdict === 'open' && answer?.how === 'promise' && { answer }),
      ...(verdict === 'betrayed' && { betrayed: draft.turn }),
    })),
});

interface Answered {
  readonly place: PlaceId;
  readonly owner: SeatId;
  readonly answer: NonNullable<Morale['answer']>;
  readonly wants: string;
}
const answersIn = ({ morale = {}, systems }: State): readonly Answered[] =>
  inOrder(morale).flatMap(([at, { answer, rebellion }]) => {
    const owner = systems[at]?.owner;
    return answer === undefined || owner === undefined
      ? []
      : [{ place: at, owner, answer, wants: rebellion?.wants ?? '' }];
  });

/** BPV of the ships that an empire has over a system, in service (B9.40). */
const forceAt = ({ squadrons }: State, { place: at, owner }: Answered): number =>
  forceOf({
    ships: squadronsAt(squadrons, at).flatMap(([, one]) =>
      one.seat === owner && !isStored(one) ? one.ships : [],
    ),
  });

type Judging = Room<State, View, OrderIn<typeof judgeAnswer>, EventIn<typeof answerJudged>>;

/** What comes of an answer. OURS: while nobody judges, force settles it with 100 BPV over the system, and a promise is open. */
function whatComesOf(state: State, one: Answered): Question<Judging, 'judge-answer'> {
  const force = forceAt(state, one);
  const verdict = one.answer.how === 'force' && force >= leastForce ? 'over' : 'open';
  return {
    to: gameMaster,
    least: 1,
    most: 1,
    about: one.place,
    spot: { place: one.place },
    said: phrase('The {seat} has answered the rebels in {place}. What is the outcome?', {
      seat: nameOf(one.owner),
      place: hexName(one.place),
    }),
    facts: [
      ...(one.wants === '' ? [] : [{ label: 'They want', value: phrase('{wants}', { wants: one.wants }) }]),
      {
        label: one.answer.how === 'promise' ? 'Promised' : 'By force',
        value: phrase('{words}', { words: one.answer.words }),
      },
      { label: 'Ships there', value: phrase('{force} BPV', { force }) },
    ],
    cite: 'GC B5.40',
    kinds: ['judge-answer'],
    silence: [{ kind: 'judge-answer', verdict }],
  };
}

/** Answers to rebellions, and promises that were given, are judged (B5.40). */
export function judgeAnswers(turn: Turn<Judging>): void {
  const all = answersIn(turn.state);
  const answers = turn.ask(all.map((one) => whatComesOf(turn.state, one)));
  for (const [{ owner, place: at }, given] of answered(all, answers))
    turn.happen(answerJudged.of({ seat: owner, place: at, verdict: given.verdict, cause: given.ref }));
}
