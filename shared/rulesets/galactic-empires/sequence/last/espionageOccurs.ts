import type { GeStep } from '../../model/game.ts';

/** Agents report on other empires (GE 996-998). */
export const espionageOccurs: GeStep = {
  name: 'Espionage Occurs',
  cite: 'GE 998',
  run: () => {},
};
