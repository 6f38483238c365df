import type { GeStep } from '../../model/game.ts';
import { defeatedSeats } from '../../rules/diplomacy/defeat.ts';

/** An empire with neither sectors nor starships is out of the game; its admirals and empty units dissolve (GE 1014-1016, E-47). */
export const defeatedEmpiresRemoved: GeStep = {
  name: 'Defeated Empires Removed',
  cite: 'GE 1016',
  run(turn) {
    for (const seat of defeatedSeats(turn.state)) turn.happen({ kind: 'empire-defeated', seat });
  },
};
