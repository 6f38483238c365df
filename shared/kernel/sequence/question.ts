import type { Game, KindOf, OrderOf } from '../game/game.ts';
import type { Brand, SeatId, RunId } from '../words/ids.ts';
import type { AnyOrder, Plan, Unnumbered } from '../game/plan.ts';
import type { Spot } from '../words/spot.ts';
import type { Fact } from '../picture/page.ts';
import type { Cite } from '../words/problem.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Where } from '../words/where.ts';
import { whereKey } from '../words/where.ts';

/** A decision in the middle of a turn, answered by orders. */
export interface Question<G extends Game, K extends KindOf<G> = KindOf<G>> {
  /** A seat, or the game master. */
  readonly to: SeatId;
  /** What is asked, by a name that no other question of this step and pass has: it names the question as a label names a die. */
  readonly about: string;
  /** Where the orders that answer are given. */
  readonly spot: Spot;
  readonly said: Phrase;
  /** What whoever decides should know. It is shown to them alone, and holds only what they may know. */
  readonly facts: readonly Fact[];
  readonly cite: Cite;
  /** The kinds of order that answer, and how many orders make an answer. */
  readonly kinds: readonly K[];
  readonly least: number;
  readonly most: number;
  /** Not worth a person’s time: whoever answers in person is passed over, and who comes after them answers, or else silence. */
  readonly minor?: true;
  /** What it means not to answer; absent: the run waits. */
  readonly silence?: readonly Unnumbered<OrderOf<G, K>>[];
}

/** Names a question within its turn: where it is asked, and what about. */
export type QuestionKey = Brand<string, 'question'>;

export const questionKey = (where: Where, about: string): QuestionKey =>
  `${whereKey(where)}/${about}` as QuestionKey;

/** A question as it was asked. */
export type Asked<G extends Game> = Question<G> & { readonly key: QuestionKey };

/** Who gave an answer: a person, orders given in advance, the computer, or nobody. */
export const answerers = ['person', 'programme', 'computer', 'silence'] as const;
export type Answerer = (typeof answerers)[number];

export interface Answer<O extends AnyOrder> {
  readonly by: Answerer;
  /** Whoever runs the turn gave it, for a seat that nobody plays: it stirs no dice. */
  readonly still?: true;
  readonly orders: readonly Unnumbered<O>[];
}

/** Who answers where the game master of a game by mail has set nothing, first to last. */
export interface UsualAnswers {
  /** For a seat that a person plays; absent: orders given in advance, then the person, and silence when the time is over. */
  readonly player?: readonly Answerer[];
  /** For the game master; absent where they are asked nothing. */
  readonly gameMaster?: readonly Answerer[];
}

/** Every answer of a turn, by its question. */
export type Answers<G extends Game> = Readonly<Record<QuestionKey, Answer<G['order']>>>;

/** How a question was answered: by whom, and the orders with the references that events name as their cause. */
export interface Answered<G extends Game> {
  readonly key: QuestionKey;
  /** The run in which it was asked, of a turn of several. */
  readonly run?: RunId;
  readonly seat: SeatId;
  readonly spot: Spot;
  readonly said: Phrase;
  readonly by: Answerer;
  /** No person was to be asked. */
  readonly minor?: true;
  readonly orders: readonly G['order'][];
}

/**
 * How a game answers by itself, from what the seat knows at that moment and from the question; no dice. Undefined: it leaves the question to whoever
 * answers next.
 */
export interface Answering<V, O extends AnyOrder, S = unknown> {
  /**
   * Of what the seat knows now, as much as orders given in advance look at; absent: they look at all of it. It holds nothing that the whole view does
   * not hold: it is there because a turn may ask often. `last`: what the seat knew before the turn.
   */
  glance?(now: S, seat: SeatId, last: V): V;
  /** What the seat’s own plan says in advance. */
  programme?(view: V, plan: Plan<O>, question: Question<Game>): readonly Unnumbered<O>[] | undefined;
  /** What the computer answers for a seat that it leads. */
  computer?(view: V, question: Question<Game>): readonly Unnumbered<O>[] | undefined;
}

/** Whether these orders are an answer: of the kinds that are asked for, and as many. */
export const isAnswer = <G extends Game>(
  { kinds, least, most }: Question<G>,
  orders: readonly { readonly kind: string }[],
): boolean =>
  orders.length >= least &&
  orders.length <= most &&
  orders.every(({ kind }) => (kinds as readonly string[]).includes(kind));

/** The answer of somebody who does not answer; undefined where the run waits for them. */
export const silenceOf = <G extends Game>({ silence }: Asked<G>): Answer<G['order']> | undefined =>
  silence === undefined ? undefined : { by: 'silence', orders: silence };
