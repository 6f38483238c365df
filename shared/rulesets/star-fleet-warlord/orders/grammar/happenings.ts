import type { Grammar } from './parts/reading.ts';

/** How orders of Sector Specials, random events, stock and lists are typed. */
export const happeningsGrammar: Grammar = {
  ships: [],
  office: [],
  later: { ships: [], office: ['EV', 'NE'] },
};
