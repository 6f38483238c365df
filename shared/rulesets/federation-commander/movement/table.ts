import type { TurnModeCategory } from '../cards/cards.ts';
import type { Speed } from '../model/vocabulary.ts';

/* What movement takes. Energy in half tokens. */

/** The sub-pulses in which a ship moves, at its speed and one point of acceleration faster (FC 2A6, and the sequence of play). */
export const impulseChart: Readonly<
  Record<Speed, { readonly plain: readonly number[]; readonly accelerated: readonly number[] }>
> = {
  0: { plain: [], accelerated: [4] },
  8: { plain: [4], accelerated: [2, 4] },
  16: { plain: [2, 4], accelerated: [2, 3, 4] },
  24: { plain: [2, 3, 4], accelerated: [1, 2, 3, 4] },
};

/** Hexes before a turn by category and baseline speed (FC 2C2). Those of D stand in examples; those of B are OURS, one less than D, and so are the others. */
export const turnModes: Readonly<Partial<Record<TurnModeCategory, Readonly<Record<Speed, number>>>>> = {
  A: { 0: 1, 8: 1, 16: 2, 24: 3 },
  B: { 0: 1, 8: 1, 16: 3, 24: 4 },
  C: { 0: 1, 8: 2, 16: 3, 24: 4 },
  D: { 0: 1, 8: 2, 16: 4, 24: 5 },
  E: { 0: 1, 8: 2, 16: 5, 24: 6 },
};

/** Hexes before a sideslip, at every speed (FC 2C4a). */
export const slipMode = 1;

/** Moving backwards costs twice as much (FC 2B1c). */
export const reverseTimes = 2;
/** A tactical maneuver in Fleet Scale (FC 2D1). */
export const tacticalCost = 1;

/** The longest range that a standing order speaks of. */
export const farthest = 99;
