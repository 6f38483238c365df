import type { SeatId } from '#kernel/words/ids.ts';
import type { Ordered } from '../ordered.ts';

/** Gives a Corporation to the computer, or back to a player. */
export interface SetLeadership extends Ordered<'set-leadership'> {
  readonly of: SeatId;
  readonly computer: boolean;
}

/** Says something to a Corporation, or to all: it stands first in their next report (SFW 5007). */
export interface Announce extends Ordered<'announce'> {
  readonly to?: SeatId;
  readonly text: string;
}

/** Orders of the game master: of ships, each in one slot of its line, and of the Home Office. */
export type MasterShipOrder = never;
export type MasterOfficeOrder = SetLeadership | Announce;
