import type { GeStep } from '../../model/game.ts';

/** Sector defences are built and repaired (GE 868-892). */
export const constructionHappens: GeStep = {
  name: 'Construction Happens',
  cite: 'GE 870',
  run: () => {},
};
