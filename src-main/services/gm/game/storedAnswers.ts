import type { Of } from '#kernel/codec/codec.ts';
import {
  flag,
  hash,
  id,
  integer,
  json,
  list,
  object,
  oneOf,
  optional,
  record,
} from '#kernel/codec/shapes.ts';
import type { Game } from '#kernel/game/game.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { readAnswer } from '#kernel/orders/answerCodec.ts';
import { answerers, type Answer, type Answers, type QuestionKey } from '#kernel/sequence/question.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** How questions are named in a run: by step, passes and subject. */
const keyPattern = /^[^\n]{1,300}$/;

/** An answer as it is stored, archived and verified. */
export const storedAnswer = object({
  seat: id<SeatId>(),
  by: oneOf(answerers),
  orders: list(json, 1_000),
  /** Of a person at a seat: which questions file it answers, and which question in it. */
  count: optional(integer(1, 10_000)),
  number: optional(integer(1, 1_000)),
  /** Somebody who stood in for the player answered. */
  standIn: optional(flag),
  /** Of a person: nobody was named as the seat’s player; it came after the time for answers. */
  unnamed: optional(flag),
  late: optional(flag),
  /** Not of a person, who would have been asked: the game master waited no longer, or had it set so. */
  left: optional(flag),
  /** Digest of the archive of the game that it was found in, which the record of the run holds; absent where it was given otherwise. */
  battle: optional(hash),
  /** Which of the questions it answers that the run put to the seat, from 1; absent while the run waits, and in older programs. */
  nth: optional(integer(1, 100_000)),
});
export type StoredAnswer = Of<typeof storedAnswer>;
export const storedAnswers = record<QuestionKey, StoredAnswer>(storedAnswer, 100_000, keyPattern);
export type StoredAnswers = Of<typeof storedAnswers>;

/** Stored answers as the engine takes them. Throws for orders that these rules cannot read. */
export function answersFrom(
  ruleset: SomeRuleset,
  stored: StoredAnswers,
  wanted: (answer: StoredAnswer) => boolean = () => true,
): Answers<Game> {
  const made: Record<QuestionKey, Answer<Game['order']>> = {};
  for (const key of keysInOrder(stored)) {
    const answer = stored[key] as StoredAnswer;
    if (!wanted(answer)) continue;
    const { orders, by, unnamed } = answer;
    const kinds = keysInOrder(ruleset.orders as Readonly<Record<string, unknown>>);
    const read = readAnswer(ruleset.orders, { kinds, least: 0, most: orders.length }, 1, orders);
    if (!read.ok) throw new Error(`the answer «${key}» cannot be read`);
    made[key] = { by, orders: read.value, ...(unnamed === true ? { still: true } : {}) };
  }
  return made;
}
