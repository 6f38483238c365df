import type { OrderRef, SeatId, UnitId } from '../words/ids.ts';
import type { Draw } from '../dice/draw.ts';
import type { Cite, Problem } from '../words/problem.ts';
import type { Game, KindOf, OrderOf } from '../game/game.ts';
import type { Question } from './question.ts';
import type { RunPlan } from './run.ts';
import type { Path } from '../words/where.ts';

/** One order of a plan: who gave it, for which unit, and where in its list. */
export interface Given<O> {
  readonly seat: SeatId;
  readonly unit?: UnitId;
  /** Position in its list, from 0. */
  readonly index: number;
  readonly order: O;
}

/** What a turn may be asked: nothing is rolled here, and nothing happens. */
export interface Look<G extends Game> {
  /** The world as it is now; it changes only through `Turn.happen`. */
  readonly state: G['state'];
  readonly run: RunPlan;
  /** The passes of the repeats around this point, outermost first. */
  readonly path: Path;
  /** The pass of the innermost repeat, from 1; 0 outside. */
  readonly pass: number;
  /** The orders of one kind from all seats whose orders this run takes: by seat, headquarters before units, units in id order, lists as written. */
  orders<K extends KindOf<G>>(kind: K): readonly Given<OrderOf<G, K>>[];
  /** The whole list of one unit, as its owner wrote it. */
  plan(unit: UnitId): readonly Given<G['order']>[];
  /** Whether orders of a seat came in, by its players or the computer that leads it, were they empty. Previews look ahead as if they had. */
  sent(seat: SeatId): boolean;
  /** The game master's ruling on an order, where the rules leave it to them; undefined when they made none. */
  ruling(order: OrderRef): string | undefined;
}

/** All that a step may touch. */
export interface Turn<G extends Game> extends Look<G> {
  /** The dice stream of this step (and, inside a repeat, of this pass). Fork it by place or unit before rolling. */
  readonly draw: Draw;
  /** The only way the world changes: records the event in the ledger and applies it to the state. */
  happen(event: G['event']): void;
  /** Says why an order, or the rest of it, was not carried out. */
  refuse(order: OrderRef, problem: Problem): void;
  /**
   * Asks all that is to be decided at this point at once, before anything is rolled or happens: once in a step and pass. The answers stand in the
   * order of the questions. Undefined: not all are in; the step ends here having done nothing, and with it the run.
   */
  ask<K extends KindOf<G>>(
    questions: readonly Question<G, K>[],
  ): readonly (readonly OrderOf<G, K>[])[] | undefined;
}

export interface Step<G extends Game> {
  /** The rulebook's title of the step. */
  readonly name: string;
  readonly cite: Cite;
  /** Whether it rolls dice, in some turns at least. */
  readonly dice?: true;
  run(turn: Turn<G>): void;
}

export interface Repeat<G extends Game> {
  /** What one pass is called, as a title: `Phase`, `Round`. */
  readonly pass: string;
  readonly repeat: Sequence<G>;
  /** The world is marked after each pass, so that two runs that differ are told apart there. */
  readonly marked?: true;
  /** How often it runs would give away what others do: whoever is told of it hears of no number. */
  readonly hidden?: true;
  /** The number of its first pass, where a turn before this one left off in the middle of it; absent: 1. */
  first?(look: Look<G>): number;
  /** Whether it does not run even once. */
  none?(look: Look<G>): boolean;
  /** Whether the repeat ends; asked after each pass, with its number. */
  until(look: Look<G>, pass: number): boolean;
}

export type Sequence<G extends Game> = readonly (Step<G> | Repeat<G>)[];
