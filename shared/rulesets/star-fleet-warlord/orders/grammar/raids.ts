import type { Grammar } from './parts/reading.ts';

/** How orders of raids, bombardment and devastation are typed. */
export const raidsGrammar: Grammar = {
  ships: [],
  office: [],
  later: { ships: ['BOMB', 'NUKE', 'RAD'], office: ['SL'] },
};
