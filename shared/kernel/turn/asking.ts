import { digest } from '../codec/digest.ts';
import { stableText } from '../codec/stableText.ts';
import type { Draw } from '../dice/draw.ts';
import type { RollLog } from '../dice/rollLog.ts';
import { openDice } from '../dice/streams.ts';
import type { Game } from '../game/game.ts';
import type { SeatId, RunId } from '../words/ids.ts';
import { gameMaster, nthAnswer } from '../words/ids.ts';
import type { AnyOrder } from '../game/plan.ts';
import type { Entry } from '../sequence/ledger.ts';
import type { Answer, Answered, Answers, Asked, Question, QuestionKey } from '../sequence/question.ts';
import { isAnswer, questionKey } from '../sequence/question.ts';
import { defined } from '../words/defined.ts';
import type { Where } from '../words/where.ts';

/** What a run needs to roll and to ask. */
export interface AskingInput<G extends Game> {
  /** The secret text from which all dice of the turn follow; or, in tests, the dice themselves, which no answer stirs. */
  readonly seed: string | Draw;
  readonly log?: RollLog;
  /** The answers that are in, of this and earlier rounds. */
  readonly answers?: Answers<G>;
  /** Who answers where no answer is in: orders given in advance, the computer, silence (`decideBy`). It must answer alike each time. */
  decide?(
    question: Asked<G>,
    now: G['state'],
    entries: readonly Entry<G['event']>[],
  ): Answer<G['order']> | undefined;
}

/** A run that waits: it stopped before this step did anything. */
export interface Stop<G extends Game> {
  readonly where: Where;
  /** The round of questions, from 1. */
  readonly round: number;
  /** Those that nobody has answered. */
  readonly questions: readonly Asked<G>[];
}

/** The questions of one run, and its dice, which follow from the answers as well. */
export interface Asking<G extends Game> {
  dice(): Draw;
  ask(where: Where, questions: readonly Question<G>[]): readonly (readonly G['order'][])[] | undefined;
  /** All that was answered so far. */
  answers(): Answers<G>;
  /** The same in the order of asking, with numbered orders. */
  answered(): readonly Answered<G>[];
  stop(): Stop<G> | undefined;
}

/**
 * Begins the questions of a run. From a round on, dice follow from the seed and from what persons at seats have answered: whoever holds the
 * seed cannot tell in advance what an answer would bring. Dice rolled earlier stay, so that a run with more answers repeats the one
 * before. Answers of the game master, for themselves or for a seat that nobody plays, of orders given in advance, of the computer and of
 * silence stir nothing, or whoever runs the turn could try answers until the dice please.
 *
 * @param now the world and what has happened, at the moment of asking
 */
export function beginAsking<G extends Game>(
  input: AskingInput<G>,
  turn: number,
  now: { readonly state: G['state']; readonly entries: readonly Entry<G['event']>[] },
): Asking<G> {
  const { seed, log } = input;
  const answers: Record<QuestionKey, Answer<G['order']>> = {};
  const personal: unknown[] = [];
  const answered: Answered<G>[] = [];
  let [dice, round] = [typeof seed === 'string' ? openDice(seed, log) : seed, 0];
  let stop: Stop<G> | undefined;
  return {
    dice: () => dice,
    answers: () => answers,
    answered: () => answered,
    stop: () => stop,
    ask(where, questions) {
      if (questions.length === 0) return [];
      round += 1;
      const asked = keyed<G>(where, questions);
      const given = asked.map(
        (one) => input.answers?.[one.key] ?? input.decide?.(one, now.state, now.entries),
      );
      const open = asked.filter((_, at) => given[at] === undefined);
      if (open.length > 0) {
        stop = { where, round, questions: open };
        return undefined;
      }
      const all = given as readonly Answer<G['order']>[];
      for (const [at, one] of asked.entries()) answers[one.key] = fitting(one, all[at]!);
      const stirring = asked.filter(({ to, key }) => to !== gameMaster && stirs(answers[key]));
      personal.push(...stirring.map(({ key }) => [key, answers[key]?.orders]));
      if (stirring.length > 0 && typeof seed === 'string')
        dice = openDice(digest(stableText([seed, personal])), log);
      const orders = numbered<G>(asked, all, turn, round, where.run);
      const { run } = where;
      for (const [at, { key, to: seat, spot, said, minor }] of asked.entries())
        answered.push({
          key,
          seat,
          spot,
          said,
          by: all[at]!.by,
          orders: orders[at]!,
          ...defined({ run, minor }),
        });
      return orders;
    },
  };
}

const stirs = <O extends AnyOrder>(answer: Answer<O> | undefined): boolean =>
  answer?.by === 'person' && answer.still !== true;

function keyed<G extends Game>(where: Where, questions: readonly Question<G>[]): readonly Asked<G>[] {
  const asked = questions.map((one) => ({ ...one, key: questionKey(where, one.about) }));
  if (new Set(asked.map(({ key }) => key)).size < asked.length)
    throw new Error(`two questions of ${where.step} have one name`);
  return asked;
}

/** The answer, if it is one: whoever takes answers in has refused all others. */
function fitting<G extends Game>(asked: Asked<G>, answer: Answer<G['order']>): Answer<G['order']> {
  if (isAnswer(asked, answer.orders as readonly { readonly kind: string }[])) return answer;
  throw new Error(`${asked.key} is not answered by such orders`);
}

/** The orders of all answers, each with a reference of its own. */
function numbered<G extends Game>(
  asked: readonly Asked<G>[],
  given: readonly Answer<G['order']>[],
  turn: number,
  round: number,
  run: RunId | undefined,
): readonly (readonly G['order'][])[] {
  const counts = new Map<SeatId, number>();
  return asked.map(({ to }, at) =>
    (given[at]?.orders ?? []).map((order) => {
      const n = (counts.get(to) ?? 0) + 1;
      counts.set(to, n);
      return { ...order, ref: nthAnswer(to, turn, round, n, run) } as G['order'];
    }),
  );
}
