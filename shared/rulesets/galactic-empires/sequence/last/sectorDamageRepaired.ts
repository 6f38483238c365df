import type { GeStep } from '../../model/game.ts';

/** Sectors left in peace recover a level of damage (GE 958-968). */
export const sectorDamageRepaired: GeStep = {
  name: 'Sector Damage Repaired',
  cite: 'GE 960',
  run: () => {},
};
