import type { Of } from '../codec/codec.ts';
import { hash, id, integer, json, line, list, object, oneOf, optional, where } from '../codec/shapes.ts';
import type { Shape } from '../codec/shape.ts';
import { spotShape } from '../codec/spotShape.ts';
import type { Cite } from '../words/problem.ts';
import { phraseShape } from '../codec/phraseShape.ts';
import { bookTexts, heardList } from './bodies.ts';

/** Most questions to one seat at one moment, and most orders of an answer. */
const [mostQuestions, mostOrders] = [1_000, 1_000];
const number = integer(1, mostQuestions);
/** How many files of questions a seat has had in this turn, this one among them: its own count, which tells nothing of others. */
const count = integer(1, 10_000);
const moment = where(
  line(40),
  (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text),
  'a date and time by UTC',
);

const fact = object({
  label: line(200),
  value: phraseShape,
  tone: optional(oneOf(['good', 'bad', 'warn', 'muted', 'gold'])),
});

/** A question as its seat gets it: without its key, which would tell where others are asked. */
export const filedQuestion = object({
  number,
  spot: spotShape,
  said: phraseShape,
  facts: list(fact, 100),
  cite: line(40) as unknown as Shape<Cite>,
  kinds: list(id<string>(), 100),
  least: integer(0, mostOrders),
  most: integer(0, mostOrders),
  /** The orders that count if nobody answers; absent: the game waits. */
  silence: optional(list(json, mostOrders)),
});
export type FiledQuestion = Of<typeof filedQuestion>;

/** Questions from 1 on, one after the other. */
export const filedQuestions = where(
  list(filedQuestion, mostQuestions),
  (all) => all.length > 0 && all.every((one, at) => one.number === at + 1),
  'questions numbered from 1',
);

/** What is inside a file of questions, from the game master to one seat in the middle of a turn. */
export const questionsBody = object({
  /** Digest of the seat’s results file of the turn. */
  basis: hash,
  /** Digest of the copy of those results that a stand-in has; absent where nobody stands in for the player. */
  copy: optional(hash),
  count,
  /** The game master’s public key that answers are sealed to, where orders are sealed to a keyholder; absent: that of the results. */
  seal: optional(line(200)),
  /** Texts of books that the view cites, and that the results of the turn did not bring; absent where there are none. */
  books: optional(bookTexts),
  /** What the seat knows at this moment, and all that it heard of the turn so far. */
  view: json,
  heard: heardList,
  /** Until when answers are waited for; absent: as long as it takes. */
  until: optional(moment),
  questions: filedQuestions,
});
export type QuestionsBody = Of<typeof questionsBody>;

/** Answers by the numbers of their questions, each once. Orders stand without references: the engine gives them. */
export const filedAnswers = where(
  list(object({ number, orders: list(json, mostOrders) }), mostQuestions),
  (all) => new Set(all.map((one) => one.number)).size === all.length,
  'each answer once',
);
export type FiledAnswers = Of<typeof filedAnswers>;

/** What is inside a file of answers, from a seat to the game master. */
export const answersBody = object({
  /** Digest of the file of questions that is answered. */
  basis: hash,
  count,
  program: line(40),
  answers: filedAnswers,
});
export type AnswersBody = Of<typeof answersBody>;
