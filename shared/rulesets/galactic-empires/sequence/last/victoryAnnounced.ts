import type { GeStep } from '../../model/game.ts';

/** OURS: who holds what the scenario asks for is announced; the game master ends the game (GE 1565, E-57). */
export const victoryAnnounced: GeStep = {
  name: 'Victory Announced',
  cite: 'GE 1565',
  run: () => {},
};
