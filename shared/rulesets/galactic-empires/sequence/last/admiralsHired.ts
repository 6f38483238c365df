import type { GeStep } from '../../model/game.ts';

/** Garrisons with an industrial center hire admirals (GE 840-848). */
export const admiralsHired: GeStep = {
  name: 'Admirals Hired',
  cite: 'GE 840',
  run: () => {},
};
