import type { GeStep } from '../../model/game.ts';

/** Passage rights granted and revoked (GE 589). */
export const passageRightsChanged: GeStep = {
  name: 'Passage Rights Changed',
  cite: 'GE 589',
  run: () => {},
};
