import type { GeStep } from '../../model/game.ts';

/** An empire with neither sectors nor starships is out of the game (GE 1014-1016). */
export const defeatedEmpiresRemoved: GeStep = {
  name: 'Defeated Empires Removed',
  cite: 'GE 1016',
  run: () => {},
};
