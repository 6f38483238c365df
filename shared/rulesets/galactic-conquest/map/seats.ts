import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { usualSheet } from './sheets.ts';

/** The two empires of the smallest game. */
export const seats = [seatId('hydran'), seatId('lyran')] as const;
export const nameOf = (seat: SeatId): string => usualSheet(seat).name;

/** The year of the first turn where a game names none. OURS: games on the small map begin in Y160, and not in Y150 as A7.10 has it. */
export const firstYear = 160;
/** The year of a turn: two turns make one (A7.10). `year`: of the first turn. */
export const yearOf = ({
  turn,
  year = firstYear,
}: {
  readonly turn: number;
  readonly year?: number;
}): number => year + Math.floor((turn - 1) / 2);
