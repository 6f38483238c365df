import { inOrder } from '#kernel/inOrder.ts';
import type { GeStep } from '../../../model/game.ts';
import { percentOf } from '../../../rules/money/money.ts';

/** A part of what is left in every treasury is lost (GE 900). */
export const resourcesDecay: GeStep = {
  name: 'Resources Decay',
  cite: 'GE 900',
  run(turn) {
    for (const [seat, { treasury }] of inOrder(turn.state.empires)) {
      const amount = percentOf(treasury, turn.state.parameters.decay);
      if (amount > 0) turn.happen({ kind: 'resources-decayed', seat, amount });
    }
  },
};
