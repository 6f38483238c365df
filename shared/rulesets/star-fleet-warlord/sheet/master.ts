import type { Grammar } from './parts/reading.ts';

/** How orders of the game master are typed. */
export const masterGrammar: Grammar = {
  ships: [],
  office: [],
};
