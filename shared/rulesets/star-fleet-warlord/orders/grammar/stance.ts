import type { Grammar } from './parts/reading.ts';

/** How orders of messages, names, and how a Corporation stands to others are typed. */
export const stanceGrammar: Grammar = {
  ships: [],
  office: [],
  later: {
    ships: [],
    office: ['AC', 'DC', 'CT', 'ME', 'NA', 'NH', 'CM', 'PH', 'PI', 'BO', 'LB', 'A%', 'P%', 'RO', 'RM', 'VT'],
  },
};
