import type { Game } from '#kernel/game/game.ts';
import type { SeatId, RunId } from '#kernel/words/ids.ts';
import type { Asked } from '#kernel/sequence/question.ts';
import type { DiceChoice, Unjudged } from './tryTurn.ts';

/** What became of running a turn. */
export type RunOutcome =
  | {
      readonly kind: 'ran';
      readonly turn: number;
      readonly missing: readonly SeatId[];
      readonly unjudged: readonly Unjudged[];
      /** Of a turn of several runs: those that were run, and how many are left. */
      readonly runs?: readonly RunId[];
      readonly left?: number;
    }
  /** The run waits for answers; `until`: for how long. */
  | {
      readonly kind: 'questions';
      readonly questions: readonly Asked<Game>[];
      readonly until?: string;
    }
  | { readonly kind: 'unjudged'; readonly unjudged: readonly Unjudged[] }
  /** The game changed while the turn was being run: nothing was done. */
  | { readonly kind: 'overtaken' };

/** Why a turn is run again, and with what dice. */
export interface Again extends DiceChoice {
  readonly turn: number;
  readonly why: string;
}

export interface RunOptions {
  /** Stop, with nothing changed, if an order awaits a ruling. */
  readonly waits?: boolean;
  readonly again?: Again;
  /** Whoever has not answered is waited for no longer; by default once the time for answers is over. */
  readonly overdue?: boolean;
  /** Only this run, of a turn of several; absent: all that are due. */
  readonly run?: RunId;
  /** Only if this is the turn when the game is free: it was meant, and no later one. */
  readonly turn?: number;
  readonly who?: string;
}
