import type { GeStep } from '../../model/game.ts';

/** Pillage, capture and battles leave their marks (GE 795-805). */
export const sectorDamageIncreases: GeStep = {
  name: 'Sector Damage Increases',
  cite: 'GE 795',
  run: () => {},
};
