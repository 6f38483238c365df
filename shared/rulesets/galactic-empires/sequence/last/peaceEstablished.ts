import type { GeStep } from '../../model/game.ts';

/** Enemies who both offered peace are neutral (GE 974). */
export const peaceEstablished: GeStep = {
  name: 'Peace Established',
  cite: 'GE 974',
  run: () => {},
};
