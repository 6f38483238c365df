import type { GeStep } from '../../model/game.ts';

/** Above the limits of standing an admiral resigns and a sector falls to local control (GE 1002-1008). */
export const empireLimitsChecked: GeStep = {
  name: 'Empire Limits Checked',
  cite: 'GE 1004',
  run: () => {},
};
