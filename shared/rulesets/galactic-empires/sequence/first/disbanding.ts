import type { GeStep } from '../../model/game.ts';

/** Ships and admirals that are given up draw no upkeep this turn; salvage is paid at once (GE 645). */
export const disbanding: GeStep = {
  name: 'Disbanding/Salvaging Starships',
  cite: 'GE 645',
  run: () => {},
};
