import type { SeatId } from '#kernel/ids.ts';
import { seatId } from '#kernel/ids.ts';

/** Who raids (VB 268): no empire, and there only while a raid lasts. */
export const raiders: SeatId = seatId('raiders');
