import type { OrderRef, SeatId } from '#kernel/ids.ts';
import type { Game } from '#kernel/game.ts';
import type { TurnOutcome } from '#kernel/turn/runTurn.ts';

/** One turn of a case as it was played. */
export interface Played<G extends Game> {
  readonly before: G['state'];
  readonly outcome: TurnOutcome<G>;
  readonly sentences: ReadonlyMap<OrderRef, string>;
  readonly orders: readonly G['order'][];
  /** The world at the end of a pass, given by its numbers as `3.2`, or before the turn was closed. */
  worldAfter(passes?: string): G['state'];
  heardBy(seat: SeatId): readonly G['event'][];
  readonly leftovers: readonly string[];
}
