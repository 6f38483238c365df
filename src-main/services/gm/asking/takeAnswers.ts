import { digest } from '#kernel/codec/digest.ts';
import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { makeAnswer, readAnswer } from '#kernel/orders/answerCodec.ts';
import { forGm } from '#kernel/words/problem.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import { once } from '#kernel/codec/once.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Asked, QuestionKey } from '#kernel/sequence/question.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { SeenBytes } from '../../turnFiles.ts';
import { seenIn } from '../../turnFiles.ts';
import type { IntakePorts } from '../intake/takeOrders.ts';
import { whenFree } from '../game/locked.ts';
import { claimedSeat } from '../intake/openOrders.ts';
import { filed } from './questionsFile.ts';
import type { StoredAnswer, StoredAnswers } from '../game/storedAnswers.ts';
import type { AskedSeat, Waiting } from '../turns/waiting.ts';
import { askedNow, orderSaid } from './askedNow.ts';
import { openedAnswers } from './openedAnswers.ts';
import { isOverdue, openSeats, putWaiting, waitingOf } from '../turns/waiting.ts';
import { theSeat } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A file that is supposed to hold answers. */
export interface AnswersGiven extends SeenBytes {
  readonly name: string;
}

/** What became of an answers file. */
export interface AnswersTaken {
  readonly name: string;
  /** `already`: the same file came before; `refused` changed nothing, for this reason. */
  readonly verdict: 'taken' | 'already' | 'refused';
  /** Whose answers they are, or say that they are. */
  readonly seat?: SeatId;
  readonly code?: string;
  readonly reason?: string;
  /** Of answers that were taken: each question, and how its answer is understood. */
  readonly said?: readonly string[];
}

/** The open questions of the run that waits, as the rules ask them now; empty if none waits. */
export const openQuestions = (store: GameStore, ruleset: SomeRuleset): readonly Asked<Game>[] =>
  waitingOf(store) === undefined ? [] : askedNow(store, ruleset).questions;

/**
 * Takes in answers files to the run that waits, in this order. Answers stand once they are in. Waits a while if somebody is running the
 * turn; then throws `GameTrouble`, with nothing changed.
 */
export const takeAnswers = (
  ports: IntakePorts,
  store: GameStore,
  ruleset: SomeRuleset,
  files: readonly AnswersGiven[],
): Promise<readonly AnswersTaken[]> =>
  whenFree(ports, store, 'taking in answers', async () => {
    const opened: { readonly name: string; readonly file: SeenFile; readonly answers: OpenedAnswers }[] = [];
    for (const given of files) {
      const file = seenIn(given);
      opened.push({ name: given.name, file, answers: await openedAnswers(ports.sealing, store, file) });
    }
    // From here on nothing else of this program comes between looking how the run waits and writing down what came in.
    const round = roundOf(store, ruleset);
    return opened.map(({ name, file, answers }) => {
      if (!answers.ok) return refused(store, name, file, answers.fault);
      const read = readAnswers(ports, store, ruleset, round, { file, answers: answers.value });
      if (!read.ok) return refused(store, name, file, read.fault);
      round.came().add(file.digest);
      return keep(ports.clock, store, name, file, read.value);
    });
  });

type OpenedAnswers = Awaited<ReturnType<typeof openedAnswers>>;
/** A file that was opened, and what is in it. */
interface Answered {
  readonly file: SeenFile;
  readonly answers: Extract<OpenedAnswers, { ok: true }>['value'];
}

/** What is found out once for all files that are taken in together. */
interface Round {
  /** What the run asks, and what seats know then: whoever is asked at once is asked of the same world, whatever the others answer. */
  asked(): ReturnType<typeof askedNow>;
  /** Digests of the answers files that are in. */
  came(): Set<string>;
}

const roundOf = (store: GameStore, ruleset: SomeRuleset): Round => ({
  asked: once(() => askedNow(store, ruleset)),
  came: once(
    () =>
      new Set(
        (waitingOf(store)?.files ?? []).map(({ base64 }) => digest(Buffer.from(String(base64), 'base64'))),
      ),
  ),
});

interface Read {
  readonly seat: SeatId;
  readonly already: boolean;
  readonly count: number;
  readonly answers: StoredAnswers;
  readonly said: readonly string[];
}

function keep(
  clock: Clock,
  store: GameStore,
  name: string,
  file: SeenFile,
  { seat, already, count, answers, said }: Read,
): AnswersTaken {
  if (already) return { name, seat, verdict: 'already' };
  const waiting = waitingOf(store) as Waiting;
  store.together(() => {
    putWaiting(store, {
      ...waiting,
      answers: { ...waiting.answers, ...answers },
      files: [...waiting.files, { seat, count, base64: Buffer.from(file.bytes).toString('base64') }],
    });
    store.note({ at: clock.now(), what: `Answers of ${theSeat(store, seat)} came in.` });
  });
  return { name, seat, verdict: 'taken', said };
}

function refused(
  store: GameStore,
  name: string,
  file: SeenFile,
  problems: Extract<Outcome<never>, { ok: false }>['fault'],
): AnswersTaken {
  const seat = claimedSeat(file, { facts: store.facts, seats: store.seats() });
  return {
    name,
    verdict: 'refused',
    code: problems[0]?.code ?? 'unreadable-body',
    reason: problems.map((problem) => phraseText(forGm(problem).phrase)).join(' '),
    ...defined({ seat }),
  };
}

/** Reads what a file says as answers to what its seat was asked; or says why it cannot be used. */
function readAnswers(
  { clock }: Pick<IntakePorts, 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  { asked: asking, came }: Round,
  { file, answers: { header, body, standIn } }: Answered,
): Outcome<Read> {
  const waiting = waitingOf(store);
  const asked = waiting?.asked.find(({ seat }) => seat === header.seat);
  if (waiting === undefined || asked === undefined)
    return bad([unreadable('nothing-asked', { seat: header.seat })]);
  if (came().has(file.digest))
    return good({ seat: header.seat, already: true, count: asked.count, answers: {}, said: [] });
  if (asked.digest !== body.basis && asked.before?.includes(body.basis) !== true)
    return bad([unreadable('other-questions', { seat: header.seat })]);
  if (!openSeats(waiting).includes(asked))
    return bad([unreadable('answered-already', { seat: header.seat })]);
  const mark = markOf(clock, store, waiting, { seat: header.seat, standIn });
  const read = answersOf(ruleset, asking(), asked, { given: body.answers, mark });
  return read.ok ? good({ seat: header.seat, already: false, count: asked.count, ...read.value }) : read;
}

type AnswerMark = Pick<StoredAnswer, 'standIn' | 'unnamed' | 'late'>;

/** What players are told of an answer that is taken now: who gave it, if not the seat’s player, and whether it came too late. */
function markOf(
  clock: Clock,
  store: GameStore,
  waiting: Waiting,
  { seat, standIn }: { readonly seat: SeatId; readonly standIn: boolean },
): AnswerMark {
  const nobody = store.seats().some((one) => one.seat === seat && one.player === '');
  return {
    ...(standIn ? { standIn } : nobody ? { unnamed: true } : {}),
    ...(isOverdue(waiting, clock) ? { late: true } : {}),
  };
}

/** The orders of a seat’s answers by the keys of its questions; refused unless each is answered as it may be. */
function answersOf(
  ruleset: SomeRuleset,
  { questions: asking, viewOf }: ReturnType<typeof askedNow>,
  { seat, count, questions }: AskedSeat,
  {
    given,
    mark,
  }: {
    readonly given: readonly { readonly number: number; readonly orders: readonly unknown[] }[];
    readonly mark: AnswerMark;
  },
): Outcome<Pick<Read, 'answers' | 'said'>> {
  const open = new Map(asking.map((one) => [one.key as string, one]));
  const view = viewOf(seat);
  const said: string[] = [];
  const answers: Record<string, StoredAnswers[QuestionKey]> = {};
  for (const { number, key } of questions) {
    const asked = open.get(key);
    if (asked === undefined) throw new Error(`«${key}» is not asked any more`);
    const orders = given.find((one) => one.number === number)?.orders;
    if (orders === undefined) return bad([unreadable('unanswered/gm', { number })]);
    const read = readAnswer(ruleset.orders, filed(ruleset, asked, number), number, orders);
    if (!read.ok) return read;
    const untidy = read.value.find(
      (order) => 'name' in order && typeof order.name === 'string' && !isTidy(order.name),
    );
    if (untidy !== undefined) return bad([unreadable('untidy-answer', { number })]);
    answers[key] = {
      seat,
      by: 'person',
      orders: makeAnswer(ruleset.orders, read.value),
      count,
      number,
      ...mark,
    };
    const taken = read.value.map((order) => orderSaid(ruleset, order, view, asked.spot));
    said.push(`${phraseText(asked.said)} Your answer: ${taken.join('; ') || 'No order'}.`);
  }
  if (given.length > questions.length) return bad([unreadable('other-questions', { seat })]);
  return good({ answers, said });
}
