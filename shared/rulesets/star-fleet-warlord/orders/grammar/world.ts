import type { Grammar } from './parts/reading.ts';

/** How orders of the Graveyard, and money lent are typed. */
export const worldGrammar: Grammar = {
  ships: [],
  office: [],
  later: { ships: ['GRAV'], office: ['RL', 'PL'] },
};
