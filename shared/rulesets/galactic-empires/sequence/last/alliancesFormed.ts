import type { GeStep } from '../../model/game.ts';

/** Neutrals who both offered an alliance are allies (GE 986). */
export const alliancesFormed: GeStep = {
  name: 'Alliances Formed',
  cite: 'GE 986',
  run: () => {},
};
