import { citation, mostBooks } from '#kernel/codec/books.ts';
import { flag, integer, json, line, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { filedAnswers, filedQuestions } from '#kernel/files/questionBodies.ts';
import { turnKey } from '../keys.ts';

const digest = text(64);

/**
 * The questions of a turn that wait for the player, and what they have answered so far. `view`, `heard` and the orders in questions and answers
 * are the ruleset’s data and are parsed by its codecs.
 */
export const questionsOpened = object({
  /** How many questions files the seat has had in this turn, this one among them. */
  count: integer(1, 10_000),
  /** Of the questions file, as `questions.save` wants it. */
  digest,
  until: optional(line(40)),
  view: json,
  heard: json,
  /** The books that the view goes by, to be asked for with `turn.book`; absent where there are none. */
  books: optional(list(citation, mostBooks)),
  questions: filedQuestions,
  answers: filedAnswers,
  /** These answers are in a file for the game master already. */
  exported: flag,
});

/** Absent: nothing is asked. */
export const questionsRead = object({ open: optional(questionsOpened) });
/** `was`: the answers as they were read, or last saved. */
export const answersSave = object({ key: turnKey, digest, was: filedAnswers, answers: filedAnswers });
/** `answers`: those that the page shows. */
export const answersExport = object({ key: turnKey, answers: filedAnswers });
