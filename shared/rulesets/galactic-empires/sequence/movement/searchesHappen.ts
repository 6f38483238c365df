import type { GeStep } from '../../model/game.ts';

/** Ships look for cloaked starfleets of neutrals and enemies (GE 703). */
export const searchesHappen: GeStep = {
  name: 'Searches Happen',
  cite: 'GE 703',
  run: () => {},
};
