import type { AnyOrder, Unnumbered } from '../game/plan.ts';
import type { SeatId } from '../words/ids.ts';
import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';
import type { Spot } from '../words/spot.ts';

/* A battle of one game that is fought as a game of another: the one says what it begins with, the other what came of it, and neither knows the other. */

/** What a game begins with that fights a battle of another; plain data. */
export interface Elsewhere {
  /** The ruleset that it is fought by. */
  readonly ruleset: string;
  readonly title: string;
  /** A setup for that ruleset’s `beginning.create`. It names no players. */
  readonly setup: unknown;
  /** Texts of books, by the names that that ruleset gives to what it needs. */
  readonly books: Readonly<Record<string, string>>;
  /** Whose each of its seats is: the seat of the game in which the battle came about. */
  readonly seats: Readonly<Record<SeatId, SeatId>>;
}

/** What became of a unit of a battle. */
export const unitFates = ['fights', 'left', 'destroyed'] as const;
export interface UnitFate {
  /** It still fights, has left the battle, or is destroyed. */
  readonly fate: (typeof unitFates)[number];
  /** So many of its parts work no more, of so many. */
  readonly lost: number;
  readonly of: number;
}

/** What came of a battle, as whoever handed it over reads it. */
export interface Outcome {
  /** Who won by the rules that it was fought by; absent: nobody. */
  readonly winner?: SeatId;
  /** By seat, what became of each unit, in the order in which the setup names them. */
  readonly units: Readonly<Record<SeatId, readonly UnitFate[]>>;
}

/** What an order says that came of a battle which can be fought as a game of other rules. */
export interface Handing<V, O extends AnyOrder> {
  /** The game that fights it, or why none can. */
  battle(view: V, at: Spot): Result<Elsewhere, readonly Problem[]>;
  /** The order that its outcome means, or why it means none. */
  order(view: V, at: Spot, outcome: Outcome): Result<Unnumbered<O>, readonly Problem[]>;
}
