import type { GeStep } from '../../model/game.ts';

/** Special permission for single sectors, given, taken back, bought and given up (GE 595). */
export const specialPermissionChanged: GeStep = {
  name: 'Special Permission Changed',
  cite: 'GE 595',
  run: () => {},
};
