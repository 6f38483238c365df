import type { GeStep } from '../../model/game.ts';

/** OURS: before anything else, what the game master has decided about seats (GE 1555, 6853, 7286). */
export const decrees: GeStep = {
  name: 'Game Master’s Decrees',
  cite: 'GE 1555',
  run: () => {},
};
