import type { GeStep } from '../../model/game.ts';

/** Units seize the revenue of the sectors they are in (GE 759-777). */
export const sectorsArePillaged: GeStep = {
  name: 'Sectors are Pillaged',
  cite: 'GE 759',
  run: () => {},
};
