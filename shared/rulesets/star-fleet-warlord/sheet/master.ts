import type { Grammar } from '../typing.ts';

/** How orders of the game master are typed. */
export const masterGrammar: Grammar = {
  ships: [],
  office: [],
};
