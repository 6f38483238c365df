import type { GeStep } from '../../model/game.ts';

/** OURS: addresses reach those they are meant for with the results (GE 295, E-07). */
export const ambassadorsSent: GeStep = {
  name: 'Ambassadors Sent',
  cite: 'GE 295',
  run: () => {},
};
