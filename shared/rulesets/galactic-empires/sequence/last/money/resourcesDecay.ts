import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../../../model/game.ts';
import { percentOf } from '#kernel/steps/fractions.ts';

/** A part of what is left in every treasury is lost (GE 900). */
export const resourcesDecay: GeStep = {
  name: 'Resources Decay',
  cite: 'GE 900',
  run(turn) {
    for (const [seat, { treasury }] of inOrder(turn.state.empires)) {
      const amount = percentOf(turn.state.parameters.decay, treasury);
      if (amount > 0) turn.happen({ kind: 'resources-decayed', seat, amount });
    }
  },
};
