import {
  flag,
  integer,
  json,
  line,
  list,
  object,
  oneOf,
  optional,
  record,
  text,
} from '#kernel/codec/shapes.ts';
import { type Answerer, answerers } from '#kernel/sequence/question.ts';
import { filedAnswers } from '#kernel/files/questionBodies.ts';
import { seatName, turnNumber } from '../keys.ts';
import { deskBattle } from './battles.ts';
import { acted } from './shown.ts';

const number = integer(0, 1_000);

/** A question that is open in the middle of a turn. */
const openQuestion = object({
  /** A seat, or `game-master`. */
  to: line(80),
  number,
  said: text(4_000),
  cite: line(40),
  facts: list(object({ label: line(200), value: text(4_000) }), 100),
  /** What happens without an answer; absent: the game waits. */
  silence: optional(text(4_000)),
  least: integer(0, 1_000),
  most: integer(0, 1_000),
  /** What the game master can answer, to their own questions and to those of seats that they lead. */
  offers: list(object({ said: text(4_000), order: json }), 1_000),
});

/** What the run that waits asks; absent: none waits. */
export const askedShown = object({
  open: optional(
    object({
      turn: turnNumber,
      since: line(40),
      until: optional(line(40)),
      questions: list(openQuestion, 10_000),
      /** Those of the game master’s questions that another game can answer. */
      battles: optional(list(deskBattle, 1_000)),
      /** Everybody who was asked in this run, with what became of the newest letter to them. */
      seats: list(
        object({
          to: line(80),
          answered: flag,
          /** Nobody plays it: the game master answers for it. */
          led: optional(flag),
          letter: optional(oneOf(['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn'])),
        }),
        1_000,
      ),
    }),
  ),
});

/** What became of answers files. */
export const answersTaken = list(
  object({
    name: text(255),
    verdict: oneOf(['taken', 'already', 'refused']),
    seat: optional(seatName),
    code: optional(line(80)),
    reason: optional(text(4_000)),
  }),
  1_000,
);

/** Questions that were put into the outbox, and seats without a known address. */
export const questionsMailed = object({ letters: integer(0, 10_000), without: list(seatName, 1_000) });

/** An answer to one of the game master’s own questions. */
export const replyGiven = object({ ...acted, number, orders: list(json, 1_000) });
/** Answers to all that a seat is asked that the game master leads. */
export const ledReplyGiven = object({ ...acted, seat: seatName, answers: filedAnswers });
/** `overdue`: whoever has not answered is waited for no longer. */
export const runOnAsked = object({ ...acted, overdue: flag });

const whoAnswers = list(oneOf(answerers), answerers.length);
/**
 * Who answers for seats, first to last, where the game master has set it; `hours`: how long answers are waited for, else as long as it takes. `usual`: who
 * answers elsewhere; without `gameMaster`, they are asked nothing.
 */
export const answeringShown = object({
  by: record<string, readonly Answerer[]>(whoAnswers, 1_000),
  usual: object({ player: whoAnswers, gameMaster: optional(whoAnswers) }),
  hours: optional(integer(1, 10_000)),
});
/** Sets one of both: the hours, 0 for as long as it takes; or who answers for a seat, without `by` whoever usually does. */
export const answeringSet = object({
  ...acted,
  hours: optional(integer(0, 10_000)),
  seat: optional(seatName),
  by: optional(whoAnswers),
});
