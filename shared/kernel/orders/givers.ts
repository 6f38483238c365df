import type { SeatId } from '../words/ids.ts';
import { gameMaster } from '../words/ids.ts';

/** Whether whoever holds this seat, or the game master, may give orders of a kind. */
export const mayGive = ({ by }: { readonly by?: 'game-master' | 'both' }, seat: SeatId): boolean =>
  seat === gameMaster ? by !== undefined : by !== 'game-master';
