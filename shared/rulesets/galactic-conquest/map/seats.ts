import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';

/** The two empires of the smallest game, with the letters of their squadrons (A5.30). */
export const seats = [seatId('hydran'), seatId('lyran')] as const;
export const seatNames: Readonly<Record<SeatId, string>> = {
  [seats[0]]: 'Hydran Kingdom',
  [seats[1]]: 'Lyran Star Empire',
};
export const nameOf = (seat: SeatId): string => seatNames[seat] ?? seat;

/** The year of the first turn. OURS: games of this size begin in Y160, and not in Y150 as A7.10 has it. */
export const firstYear = 160;
/** The year of a turn: two turns make one (A7.10). */
export const yearOf = (turn: number): number => firstYear + Math.floor((turn - 1) / 2);
