import { once } from '../codec/once.ts';
import type { Game, Heard } from '../game/game.ts';
import type { SeatId } from '../words/ids.ts';
import { gameMaster } from '../words/ids.ts';
import { keysInOrder } from '../words/inOrder.ts';
import type { Plan } from '../game/plan.ts';
import { emptyPlan } from '../game/plan.ts';
import { tellingOn } from '../report/telling.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Entry } from '../sequence/ledger.ts';
import type { Answer, Answerer, Asked, Question, UsualAnswers } from '../sequence/question.ts';
import { silenceOf } from '../sequence/question.ts';

/** Who answers for each seat, first to last; a seat that is not named is a person’s. Where none of them answers, the run waits. */
export type AnswersBy = Readonly<Record<SeatId, readonly Answerer[]>>;

/** Who answers for a seat that a person plays, for the game master, and for a seat that the computer leads, unless a ruleset has it otherwise. */
export const personAnswers: readonly Answerer[] = ['programme', 'person', 'silence'];
export const gameMasterAnswers: readonly Answerer[] = ['person', 'silence'];
export const computerAnswers: readonly Answerer[] = ['programme', 'computer', 'silence'];

/** A turn in which somebody is asked. */
export interface AskedTurn<G extends Game> {
  readonly ruleset: Ruleset<G>;
  /** The world before the turn. */
  readonly before: G['state'];
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  /** What a seat knew before the turn. */
  last(seat: SeatId): G['view'];
}

/** What a seat knows in the middle of a turn: its view at that moment, and what it heard so far. */
export interface Knowing<G extends Game> {
  readonly view: G['view'];
  readonly heard: readonly Heard<G['event']>[];
}

type Entries<G extends Game> = readonly Entry<G['event']>[];

/** Says what seats know in the middle of a turn, and the game master, who knows it all. */
export function knowing<G extends Game>({ ruleset, before, plans, last }: AskedTurn<G>) {
  const seats = keysInOrder(plans).filter((seat) => seat !== gameMaster);
  // Most turns ask nothing of whoever has to know what was heard.
  const telling = once(() => tellingOn<G>(ruleset, before, seats));
  return (seat: SeatId, now: G['state'], entries: Entries<G>): Knowing<G> => {
    if (seat === gameMaster) return { heard: [], view: ruleset.view(now, gameMaster, []) };
    const heard = telling()(seat, entries);
    return { heard, view: ruleset.view(now, seat, heard, last(seat)) };
  };
}

/** Answers a question in one way, or leaves it open. */
export type AnswerAs<G extends Game> = (
  by: Answerer,
  question: Asked<G>,
  now: G['state'],
  entries: Entries<G>,
) => Answer<G['order']> | undefined;

/**
 * The one door through which whatever answers by itself has to go: orders given in advance, the computer and silence. A person’s answer never comes
 * from here. The same question at the same point is answered alike each time, so that whoever verifies a turn computes these answers anew.
 */
export function answerer<G extends Game>(turn: AskedTurn<G>): AnswerAs<G> {
  const { answering } = turn.ruleset;
  const know = knowing(turn);
  return (by, question, now, entries) => {
    const { to } = question;
    if (by === 'silence') return silenceOf(question);
    if (by === 'person' || answering?.[by] === undefined) return undefined;
    const whole = (): G['view'] => know(to, now, entries).view;
    const plain = question as unknown as Question<Game>;
    const orders =
      by === 'programme'
        ? answering.programme?.(
            to === gameMaster ? whole() : (answering.glance?.(now, to, turn.last(to)) ?? whole()),
            turn.plans[to] ?? emptyPlan(),
            plain,
          )
        : answering.computer?.(whole(), plain);
    return orders === undefined ? undefined : { by, orders };
  };
}

/** Who answers for a seat, or for the game master, where nothing is set. */
export const usuallyAnswering =
  ({ usualAnswers = {} }: { readonly usualAnswers?: UsualAnswers }) =>
  (seat: SeatId): readonly Answerer[] =>
    seat === gameMaster
      ? (usualAnswers.gameMaster ?? gameMasterAnswers)
      : (usualAnswers.player ?? personAnswers);

/**
 * Decides each question by whoever answers for its seat, first to last.
 *
 * @param overdue the time to answer is over: persons are passed over; who has no silence is waited for all the same
 */
export function decideBy<G extends Game>(
  turn: AskedTurn<G>,
  by: AnswersBy,
  overdue = false,
): (question: Asked<G>, now: G['state'], entries: Entries<G>) => Answer<G['order']> | undefined {
  const answer = answerer(turn);
  const usual = usuallyAnswering(turn.ruleset);
  return (question, now, entries) => {
    const isAsked = !overdue && question.minor !== true;
    for (const one of by[question.to] ?? usual(question.to)) {
      if (one === 'person' && isAsked) return undefined;
      const given = answer(one, question, now, entries);
      if (given !== undefined) return given;
    }
    return question.minor === true ? silenceOf(question) : undefined;
  };
}
