import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';

/** Who raids (VB 268): no empire, and there only while a raid lasts. */
export const raiders: SeatId = seatId('raiders');
