import { plain } from './parts/reading.ts';
import type { Grammar } from './parts/reading.ts';

/** How orders of crews, officers and Prime Teams are typed. */
export const officersGrammar: Grammar = {
  ships: [plain('cure', 'CURE'), plain('train', 'TRNG')],
  office: [],
  later: { ships: ['FLO', 'GLO'], office: [] },
};
