import { maulable } from '../../model/bases/plain.ts';
import { priceOf } from '../types.ts';

/** One step of a base to a larger one: its turns, its flat fee in EP, and whether it takes a conversion of size class 2. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly turns: number;
  readonly points: number;
  readonly slot?: true;
  /** Conversions of X-ships of each size that it takes (C19.20). */
  readonly x?: number;
}

/** A base becomes an X-base for the difference of their EPVs, and takes so many conversions of X-ships of each size (C19.20). */
const toX = (from: string, x: number): Step => ({
  from,
  to: `${from}X`,
  turns: 1,
  points: priceOf(`${from}X`) - priceOf(from),
  x,
});

/** A base is armed with maulers for half of its EPV more, and takes a conversion of a base (C16.70). OURS: in a turn, as it would become larger. */
const toMauler = (from: string): Step => ({
  from,
  to: `M${from}`,
  turns: 1,
  points: priceOf(`M${from}`) - priceOf(from),
  slot: true,
});

/**
 * How bases become larger; no step is skipped (B11.61, B11.70). OURS: a star fortress, a star palace and a quadruple commercial base cost the
 * difference of their prices, and take a turn (B4.20, B11.75, B11.77).
 */
export const steps: readonly Step[] = [
  { from: 'SAM', to: 'MB', turns: 1, points: 50 },
  { from: 'MB', to: 'BS', turns: 1, points: 60 },
  { from: 'BS', to: 'BATS', turns: 1, points: 80 },
  { from: 'BATS', to: 'STB', turns: 1, points: 80 },
  { from: 'BATS', to: 'SB', turns: 1, points: 400 },
  { from: 'STB', to: 'SB', turns: 1, points: 320 },
  { from: 'SB', to: 'SF', turns: 1, points: priceOf('SF') - priceOf('SB'), slot: true },
  { from: 'SF', to: 'SP', turns: 1, points: priceOf('SP') - priceOf('SF'), slot: true },
  ...[toX('BS', 1), toX('BATS', 1), toX('STB', 2), toX('SB', 2)],
  ...maulable.map(toMauler),
  { from: 'CPL', to: 'CB', turns: 1, points: 50 },
  { from: 'CB', to: 'TCB', turns: 2, points: 250 },
  { from: 'TCB', to: 'QCB', turns: 1, points: priceOf('QCB') - priceOf('TCB'), slot: true },
];

/** The step from one base to another; undefined: there is none. */
export const stepOf = (from: string, to: string): Step | undefined =>
  steps.find((step) => step.from === from && step.to === to);
