import type { GeStep } from '../../model/game.ts';

/** One side suffices (GE 980). */
export const alliancesCancelled: GeStep = {
  name: 'Alliances Cancelled',
  cite: 'GE 980',
  run: () => {},
};
