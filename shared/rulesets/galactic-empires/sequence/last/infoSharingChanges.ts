import type { GeStep } from '../../model/game.ts';

/** Who receives whose scouting reports from now on (GE 992). */
export const infoSharingChanges: GeStep = {
  name: 'Info Sharing Changes',
  cite: 'GE 992',
  run: () => {},
};
