import type { SeatId } from '#kernel/ids.ts';
import type { Happened } from '../happened.ts';

export interface GameWon extends Happened<'game-won'> {
  readonly seat: SeatId;
  readonly sectors: number;
  readonly sites: number;
}

/** The game master has given a Corporation to the computer, or to a player. */
export interface LeadershipChanged extends Happened<'leadership-changed'> {
  readonly seat: SeatId;
  readonly computer: boolean;
}

/** Events of the Next Turn Generator, and powers that no Corporation leads. */
export type GeneratorEvent = GameWon | LeadershipChanged;
