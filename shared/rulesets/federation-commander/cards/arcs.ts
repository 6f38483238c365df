import type { Arc } from '#kernel/board/bearing.ts';
import { arc } from '#kernel/board/bearing.ts';

/** The six firing arcs of 60 degrees, with the rows of hexes that bound them (FC 3B). */
const sextants = {
  LF: arc(20, 0),
  RF: arc(0, 4),
  R: arc(4, 8),
  RR: arc(8, 12),
  LR: arc(12, 16),
  L: arc(16, 20),
};

/** Arcs by the names that cards give them; of those abeam FH takes both (OURS). */
export const arcs = {
  FA: sextants.LF | sextants.RF,
  FX: sextants.L | sextants.LF | sextants.RF | sextants.R,
  RA: sextants.LR | sextants.RR,
  RX: sextants.L | sextants.LR | sextants.RR | sextants.R,
  LS: sextants.LF | sextants.L | sextants.LR,
  RS: sextants.RF | sextants.R | sextants.RR,
  FH: arc(18, 6),
  RH: arc(6, 18),
  'LF+L': sextants.LF | sextants.L,
  'RF+R': sextants.RF | sextants.R,
  'L+LR': sextants.L | sextants.LR,
  'R+RR': sextants.R | sextants.RR,
  '360': arc(0, 23),
} as const satisfies Readonly<Record<string, Arc>>;
export type ArcName = keyof typeof arcs;
