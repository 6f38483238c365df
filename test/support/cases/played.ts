import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';

/** One turn of a case as it was played. */
export interface Played<G extends Game> {
  readonly before: G['state'];
  readonly outcome: TurnOutcome<G>;
  readonly sentences: ReadonlyMap<OrderRef, string>;
  readonly orders: readonly G['order'][];
  readonly plans: Readonly<Record<SeatId, Plan<G['order']>>>;
  /** The world at the end of a pass, given by its numbers as `3.2`, or before the run, or else the turn, was closed. Throws CaseMistake for an unknown run. */
  worldAfter(passes?: string, run?: string): G['state'];
  /** What happened in a run, or in the whole turn. Throws likewise. */
  events(run?: string): readonly G['event'][];
  heardBy(seat: SeatId, run?: string): readonly G['event'][];
  readonly leftovers: readonly string[];
  /** Lines of orders that cannot be typed so. */
  misread(): readonly string[];
}
