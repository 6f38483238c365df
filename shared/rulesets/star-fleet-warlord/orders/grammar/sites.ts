import { plain } from './parts/reading.ts';
import type { Grammar } from './parts/reading.ts';

/** How orders of sites, their fortifications and what hexes are worth are typed. */
export const sitesGrammar: Grammar = {
  ships: [plain('assay', 'ASSA'), plain('prospect', 'PRSP')],
  office: [],
  later: { ships: ['REST', 'SRVY'], office: ['FS', 'FA', 'AF', 'DS', 'US'] },
};
