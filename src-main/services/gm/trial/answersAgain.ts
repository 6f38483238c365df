import { stableText } from '#kernel/codec/stableText.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { makeAnswer } from '#kernel/orders/answerCodec.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { answerer, knowing } from '#kernel/turn/answering.ts';
import type { Asked, QuestionKey } from '#kernel/sequence/question.ts';
import type { TurnInput, TurnOutcome } from '#kernel/turn/runTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { readStored } from '../../ruleset.ts';
import type { RunRecord, TurnRecord } from '../game/recordShapes.ts';
import type { Plans } from '../results/turnResults.ts';
import { answersFrom } from '../game/storedAnswers.ts';

/** The answers of a recorded turn for a second run, and what is wrong with them once it has been made. */
export interface AnsweredAgain {
  readonly input: Pick<TurnInput<Game>, 'answers' | 'decide'>;
  faults(outcome: TurnOutcome<Game>): readonly string[];
  /** The answers that were found in other games, as far as the run has come. */
  readonly fought: readonly FoughtAnswer[];
}

/** An answer that was found in a game of other rules, with what its seat knew when it was asked. */
export interface FoughtAnswer {
  readonly question: Asked<Game>;
  readonly view: unknown;
  readonly orders: readonly unknown[];
  /** The digest of that game’s archive. */
  readonly battle: string;
}

/**
 * A second run takes what persons answered as it is recorded. What orders in advance, the computer and silence answered is computed anew: where
 * that differs, the run goes on with what is recorded, and the answer is named.
 */
export function answeredAgain(
  ruleset: SomeRuleset,
  { results, ran }: TurnRecord & { readonly ran: RunRecord },
  before: unknown,
  plans: Plans,
): AnsweredAgain {
  const recorded = ran.answers ?? {};
  const all = answersFrom(ruleset, recorded);
  const differing: QuestionKey[] = [];
  const last = (seat: SeatId): unknown =>
    readStored(ruleset.codecs.view, results[seat]?.view, `view of ${seat}`);
  const turn = { ruleset, before, plans, last };
  const [answer, know] = [answerer<Game>(turn), knowing<Game>(turn)];
  const fought: FoughtAnswer[] = [];
  const text = (orders: readonly { readonly kind: string }[]): string =>
    stableText(makeAnswer(ruleset.orders, orders));
  return {
    fought,
    input: {
      answers: answersFrom(ruleset, recorded, ({ by, battle }) => by === 'person' && battle === undefined),
      decide(question, now, entries) {
        const given = all[question.key];
        const { battle, orders = [] } = recorded[question.key] ?? {};
        if (given?.by === 'person' && battle !== undefined) {
          const { view } = know(question.to, now, entries);
          fought.push({ question, view: plainCopy(view), orders, battle });
          return given;
        }
        if (given === undefined || given.by === 'person') return undefined;
        const again = answer(given.by, question, now, entries);
        if (again === undefined || text(again.orders) !== text(given.orders)) differing.push(question.key);
        return given;
      },
    },
    faults({ answered, stop }) {
      const asked = new Map(answered.map((one) => [one.key, one]));
      return [
        ...(stop?.questions ?? []).map(({ key, to }) => `The question «${key}» to ${to} has no answer.`),
        ...keysInOrder(recorded)
          .filter((key) => stop === undefined && !asked.has(key))
          .map((key) => `«${key}» was answered but never asked.`),
        ...inOrder(recorded)
          .filter(([key, { seat }]) => asked.has(key) && asked.get(key)?.seat !== seat)
          .map(([key, { seat }]) => `The question «${key}» was not put to ${seat}.`),
        ...answered
          .filter(({ key }, at) => {
            const nth = recorded[key]?.nth;
            return nth !== undefined && nth !== nthOf(answered, at);
          })
          .map(({ key, seat }) => `The question «${key}» to ${seat} is counted as another.`),
        ...differing.map(
          (key) =>
            `The answer of ${recorded[key]?.seat ?? ''} to «${key}» is not what ${wordOf[recorded[key]?.by ?? 'silence']}.`,
        ),
      ];
    },
  };
}

/** Which of the questions that its run put to its seat this is. */
const nthOf = (answered: TurnOutcome<Game>['answered'], at: number): number =>
  answered.slice(0, at + 1).filter(({ seat, run }) => seat === answered[at]?.seat && run === answered[at].run)
    .length;

const wordOf = {
  person: 'was sent',
  programme: 'their orders said in advance',
  computer: 'the computer answers',
  silence: 'silence means',
} as const;
