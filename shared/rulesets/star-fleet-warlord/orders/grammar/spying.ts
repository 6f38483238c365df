import type { Grammar } from './parts/reading.ts';

/** How orders of espionage, posts and sabotage are typed. */
export const spyingGrammar: Grammar = {
  ships: [],
  office: [],
  later: { ships: [], office: ['EC', 'ES', 'LP', 'IR', 'IB', 'IS', 'IH'] },
};
