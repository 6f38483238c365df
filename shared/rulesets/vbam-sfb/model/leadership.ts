import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Happened } from './happened.ts';

/** The game master's order: who leads an empire from this turn on (OURS). */
export interface SetLeadership {
  readonly kind: 'set-leadership';
  readonly ref: OrderRef;
  readonly of: SeatId;
  /** The computer, or else its player; of a non-player position, the game master. */
  readonly computer: boolean;
}

/** Everybody hears of it. */
export interface LeadershipChanged extends Happened<'leadership-changed'> {
  readonly computer: boolean;
}
