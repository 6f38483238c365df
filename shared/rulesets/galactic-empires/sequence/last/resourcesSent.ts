import type { GeStep } from '../../model/game.ts';

/** Convoys carry gifts of resources (GE 811-815). */
export const resourcesSent: GeStep = {
  name: 'Resources Sent',
  cite: 'GE 811',
  run: () => {},
};
