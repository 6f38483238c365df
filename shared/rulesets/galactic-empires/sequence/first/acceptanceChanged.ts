import type { GeStep } from '../../model/game.ts';

/** Whose gifts each empire takes (GE 583). */
export const acceptanceChanged: GeStep = {
  name: 'Acceptance Changed',
  cite: 'GE 583',
  run: () => {},
};
