import type { GeStep } from '../../model/game.ts';

/** Sector defences are torn down (GE 904-918). */
export const structuresRazed: GeStep = {
  name: 'Structures Razed',
  cite: 'GE 906',
  run: () => {},
};
