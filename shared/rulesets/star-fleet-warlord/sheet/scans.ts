import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Scan } from '../model/orders/scans.ts';
import { scans } from '../model/orders/scans.ts';
import { basesWritten } from './parts/bases.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { keywordNext } from '../typing.ts';

const scan: WrittenAs = {
  kind: 'scan',
  like: /^SCAN$/,
  meant: scans.map((what) => `SCAN ${what}`),
  // SCAN may stand alone, then it means terrain (SFW 1976).
  read: (reading) => ({ kind: 'scan', what: keywordNext(reading, scans) ?? 'TERR' }),
  write: ({ what }: Unnumbered<Scan>) => `SCAN ${what}`,
};

/** How orders of what ships and bases see are typed. */
export const scansGrammar: Grammar = {
  ships: [scan],
  office: basesWritten,
};
