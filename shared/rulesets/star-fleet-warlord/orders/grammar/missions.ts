import { plain } from './parts/reading.ts';
import type { Grammar } from './parts/reading.ts';

/** How orders of what ships are made for: missions, refits, upgrades, cloaks and links are typed. */
export const missionsGrammar: Grammar = {
  ships: [plain('cloak', 'CLOA'), plain('scrap', 'SCRA', 'SCRAP')],
  office: [],
  later: { ships: ['DISP', 'GETC', 'LINK', 'MSN', 'REFT', 'UPGR'], office: [] },
};
