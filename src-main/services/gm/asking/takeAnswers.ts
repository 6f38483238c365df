import { digest } from '#kernel/codec/digest.ts';
import { isTidy } from '#kernel/codec/tidyLine.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { makeAnswer, readAnswer } from '#kernel/orders/answerCodec.ts';
import { forGm } from '#kernel/words/problem.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Asked, QuestionKey } from '#kernel/sequence/question.ts';
import { defined } from '#kernel/words/defined.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { openAnswersFile } from '../../openTurnFiles.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { IntakePorts } from '../intake/takeOrders.ts';
import { whenFree } from '../game/locked.ts';
import { claimedSeat } from '../intake/openOrders.ts';
import { stoodIn } from '../policy/standIns.ts';
import { filed } from './questionsFile.ts';
import type { StoredAnswer, StoredAnswers } from '../game/storedAnswers.ts';
import type { AskedSeat, Waiting } from '../turns/waiting.ts';
import { askedNow, orderSaid } from './askedNow.ts';
import { isOverdue, openSeats, putWaiting, waitingOf } from '../turns/waiting.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A file that is supposed to hold answers. */
export interface AnswersGiven {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** What became of a file of answers. */
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
 * Takes in files of answers to the run that waits, in this order. Answers stand once they are in. Waits a while if somebody is running the
 * turn; then throws `GameTrouble`, with nothing changed.
 */
export const takeAnswers = (
  ports: IntakePorts,
  store: GameStore,
  ruleset: SomeRuleset,
  files: readonly AnswersGiven[],
): Promise<readonly AnswersTaken[]> =>
  whenFree(ports, store, 'taking in answers', async () => {
    const taken: AnswersTaken[] = [];
    for (const { bytes, name } of files) {
      const read = await readAnswers(ports, store, ruleset, bytes);
      taken.push(
        read.ok ? keep(ports.clock, store, name, bytes, read.value) : refused(store, name, bytes, read.fault),
      );
    }
    return taken;
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
  bytes: Uint8Array,
  { seat, already, count, answers, said }: Read,
): AnswersTaken {
  if (already) return { name, seat, verdict: 'already' };
  const waiting = waitingOf(store) as Waiting;
  store.together(() => {
    putWaiting(store, {
      ...waiting,
      answers: { ...waiting.answers, ...answers },
      files: [...waiting.files, { seat, count, base64: Buffer.from(bytes).toString('base64') }],
    });
    store.note({ at: clock.now(), what: `Answers of ${seat} came in.` });
  });
  return { name, seat, verdict: 'taken', said };
}

function refused(
  store: GameStore,
  name: string,
  bytes: Uint8Array,
  problems: Extract<Outcome<never>, { ok: false }>['fault'],
): AnswersTaken {
  const seat = claimedSeat(bytes, { facts: store.facts, seats: store.seats() });
  return {
    name,
    verdict: 'refused',
    code: problems[0]?.code ?? 'unreadable-body',
    reason: problems.map((problem) => phraseText(forGm(problem).phrase)).join(' '),
    ...defined({ seat }),
  };
}

/** Opens a file of answers that the seat’s player signed, or whoever stands in for them. */
async function openedAnswers(sealing: Sealing, store: GameStore, bytes: Uint8Array) {
  const { facts } = store;
  const seats = store.seats();
  const standIns = new Map(store.standIns().map(({ seat, publicly }) => [seat, publicly.sign]));
  const parts = splitFile(bytes);
  const signed = (key: string): boolean =>
    parts.ok && sealing.verify(parts.value.head, parts.value.signature, key);
  const opened = await openAnswersFile(sealing, bytes, {
    game: facts.game,
    ruleset: facts.ruleset,
    edition: facts.edition,
    turn: store.turn(),
    seats: seats.map(({ seat }) => seat),
    seal: [facts.privately.seal],
    signKeys: (seat) => {
      const standIn = standIns.get(seat);
      return standIn !== undefined && signed(standIn)
        ? [standIn]
        : seats
            .filter((one) => one.seat === seat)
            .map(({ publicly, former }) => [publicly.sign, ...former])[0];
    },
  });
  if (opened.ok) {
    const { seat } = opened.value.header;
    const standIn = standIns.get(seat);
    return good({ ...opened.value, standIn: standIn !== undefined && signed(standIn) });
  }
  const seat = claimedSeat(bytes, { facts, seats });
  const fellow = store.fellows().find((one) => signed(one.publicly.sign));
  if (fellow !== undefined)
    return bad([unreadable('answers-of-fellow', { player: fellow.player, seat: seat ?? '' })]);
  return stoodIn(store).some((one) => one.seat === seat && signed(one.sign))
    ? bad([unreadable('answers-of-former-stand-in', { seat: seat ?? '' })])
    : opened;
}

/** Opens a file of answers, and reads them as answers to what its seat was asked; or says why it cannot be used. */
async function readAnswers(
  { sealing, clock }: Pick<IntakePorts, 'sealing' | 'clock'>,
  store: GameStore,
  ruleset: SomeRuleset,
  bytes: Uint8Array,
): Promise<Outcome<Read>> {
  const opened = await openedAnswers(sealing, store, bytes);
  if (!opened.ok) return opened;
  const { header, body, standIn } = opened.value;
  const waiting = waitingOf(store);
  const asked = waiting?.asked.find(({ seat }) => seat === header.seat);
  if (waiting === undefined || asked === undefined)
    return bad([unreadable('nothing-asked', { seat: header.seat })]);
  const same = waiting.files.some(
    ({ base64 }) => digest(Buffer.from(String(base64), 'base64')) === digest(bytes),
  );
  if (same) return good({ seat: header.seat, already: true, count: asked.count, answers: {}, said: [] });
  if (asked.digest !== body.basis && asked.before?.includes(body.basis) !== true)
    return bad([unreadable('other-questions', { seat: header.seat })]);
  if (!openSeats(waiting).includes(asked))
    return bad([unreadable('answered-already', { seat: header.seat })]);
  const mark = markOf(clock, store, header.seat, standIn);
  const read = answersOf(store, ruleset, asked, { given: body.answers, mark });
  return read.ok ? good({ seat: header.seat, already: false, count: asked.count, ...read.value }) : read;
}

type AnswerMark = Pick<StoredAnswer, 'standIn' | 'unnamed' | 'late'>;

/** What players are told of an answer that is taken now: who gave it, if not the seat’s player, and whether it came too late. */
function markOf(clock: Clock, store: GameStore, seat: SeatId, standIn: boolean): AnswerMark {
  const nobody = store.seats().some((one) => one.seat === seat && one.player === '');
  return {
    ...(standIn ? { standIn } : nobody ? { unnamed: true } : {}),
    ...(isOverdue(store, clock) ? { late: true } : {}),
  };
}

/** The orders of a seat’s answers by the keys of its questions; refused unless each is answered as it may be. */
function answersOf(
  store: GameStore,
  ruleset: SomeRuleset,
  { seat, count, questions }: AskedSeat,
  {
    given,
    mark,
  }: {
    readonly given: readonly { readonly number: number; readonly orders: readonly unknown[] }[];
    readonly mark: AnswerMark;
  },
): Outcome<Pick<Read, 'answers' | 'said'>> {
  const { questions: asking, viewOf } = askedNow(store, ruleset);
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
