import type { Codec, Of } from '#kernel/codec/codec.ts';
import { flag, hash, id, integer, json, line, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { QuestionKey } from '#kernel/sequence/question.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import { storedAnswers } from '../game/storedAnswers.ts';
import { listed, toGm } from '../named.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A run that waits for answers. Its orders are fixed; it runs again from the start with each round of answers. */
const waiting = object({
  turn: integer(0, 1_000_000),
  /** Digest of orders, decrees, rulings and seed: they are the same until the run has ended. */
  frozen: hash,
  /** Since when this round is asked, and until when answers are waited for; absent: as long as it takes. */
  since: line(40),
  until: optional(line(40)),
  /** Who is asked in this round, and by which file; the game master has none. */
  asked: list(
    object({
      seat: id<SeatId>(),
      count: integer(1, 10_000),
      digest: optional(hash),
      /** Digests of files with the same questions that were sealed to others: whoever had the seat before, or with another standing in. */
      before: optional(list(hash, 1_000)),
      /** For one of the questions no silence answers: the run waits for it, whatever the time. */
      stubborn: optional(flag),
      questions: list(object({ number: integer(1, 1_000), key: line(300) }), 1_000),
    }),
    1_000,
  ),
  /** What persons have answered, in this round and before. */
  answers: storedAnswers,
  /** The files of those answers, as proof. */
  files: list(object({ seat: id<SeatId>(), count: integer(1, 10_000), base64: json }), 100_000),
});
export type Waiting = Of<typeof waiting>;
export type AskedSeat = Waiting['asked'][number];

const waitingMemo = 'waiting';
/** The questions file of a seat, in a memo of its own: it is far larger than the rest. */
const fileMemo = (seat: SeatId): string => `questions of ${seat}`;
const fileShape: Codec<{ readonly digest: string; readonly base64: unknown }> = object({
  digest: hash,
  base64: json,
});

/** The run that waits for answers; undefined if none does. */
export function waitingOf(store: GameStore): Waiting | undefined {
  const found = store.memoAs(waitingMemo, waiting);
  return found?.turn === store.turn() ? found : undefined;
}

/** The questions file that a seat was sent in the round that waits. */
export function questionsOf(store: GameStore, { seat, digest }: AskedSeat): Uint8Array | undefined {
  const kept = store.memoAs(fileMemo(seat), fileShape);
  return kept === undefined || kept.digest !== digest
    ? undefined
    : Buffer.from(String(kept.base64), 'base64');
}

export const putWaiting = (store: GameStore, value: Waiting): void =>
  store.setMemo(waitingMemo, waiting.make(value));

export const putQuestions = (store: GameStore, seat: SeatId, digest: string, file: Uint8Array): void =>
  store.setMemo(fileMemo(seat), { digest, base64: Buffer.from(file).toString('base64') });

/** How the keys of letters begin that bring the questions of a turn: to anybody, or to a seat. */
export const lettersOfQuestions = (turn: number, seat?: SeatId): string =>
  `questions ${turn} ${seat === undefined ? '' : `${seat} `}`;

const asked = object({
  turn: integer(0, 1_000_000),
  counts: record<SeatId, number>(integer(1, 10_000), 1_000),
});
const askedMemo = 'asked';

/** How many questions files of this turn each seat has had, in runs that are over or were taken back as well: no two have one number. */
export function askedBefore(store: GameStore): Readonly<Record<SeatId, number>> {
  const found = store.memoAs(askedMemo, asked);
  return found?.turn === store.turn() ? found.counts : {};
}

export const putAsked = (store: GameStore, counts: Readonly<Record<SeatId, number>>): void =>
  store.setMemo(askedMemo, asked.make({ turn: store.turn(), counts }));

/** Nothing waits any more: what was asked is forgotten, and letters with questions that were not sent are withdrawn. */
export function endWaiting(store: GameStore): void {
  const found = store.memoAs(waitingMemo, waiting);
  if (found === undefined) return;
  for (const { key, number, state } of store.post.letters(found.turn))
    if (state === 'waiting' && key.startsWith(lettersOfQuestions(found.turn)))
      store.post.move(number, 'waiting', { state: 'withdrawn', said: 'The turn does not wait any more.' });
  store.setMemo(waitingMemo, undefined);
  for (const { seat } of found.asked) store.setMemo(fileMemo(seat), undefined);
}

/** Who has not answered yet. */
export const openSeats = ({ asked, answers }: Waiting): readonly AskedSeat[] =>
  asked.filter(({ questions }) => questions.some(({ key }) => answers[key as QuestionKey] === undefined));

/** Why what a turn runs on cannot be changed: its run has begun, and waits for answers. */
export function frozenNow(store: GameStore): Problem | undefined {
  const found = waitingOf(store);
  if (found === undefined) return undefined;
  const seats = openSeats(found).map(({ seat }) => toGm(store, seatId(seat)));
  return unreadable('turn-waits', { turn: found.turn, seats: listed(seats) });
}

/** Whether the time for answers to the run that waits is over. */
export const isOverdue = (found: Waiting | undefined, clock: Clock): boolean =>
  found?.until !== undefined && found.until <= clock.now();
