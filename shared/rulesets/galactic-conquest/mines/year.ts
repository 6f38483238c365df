import { yearOf } from '../map/seats.ts';
import type { State } from '../model/state.ts';

/** The first year of minefields and minesweepers (C4.50). */
const mineYear = 160;

/** Whether there are minefields yet. */
export const hasMines = (when: Pick<State, 'turn' | 'year'>): boolean => yearOf(when) >= mineYear;
