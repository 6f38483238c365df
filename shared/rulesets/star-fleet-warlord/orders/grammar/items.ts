import { plain } from './parts/reading.ts';
import type { Grammar } from './parts/reading.ts';

/** How orders of what ships carry, store and repair with are typed. */
export const itemsGrammar: Grammar = {
  ships: [plain('fix', 'FIX'), plain('repair', 'REPR')],
  office: [],
  later: {
    ships: ['COLL', 'DECC', 'DECY', 'GARR', 'GARX', 'GIVE', 'LOGB'],
    office: ['AL', 'BF', 'BP', 'BD', 'BT', 'BC', 'BM', 'BY'],
  },
};
