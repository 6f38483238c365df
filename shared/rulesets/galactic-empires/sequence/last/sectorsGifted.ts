import type { GeStep } from '../../model/game.ts';

/** Sectors given away go to who accepts and is there to take them (GE 938-948). */
export const sectorsGifted: GeStep = {
  name: 'Sectors Gifted',
  cite: 'GE 940',
  run: () => {},
};
