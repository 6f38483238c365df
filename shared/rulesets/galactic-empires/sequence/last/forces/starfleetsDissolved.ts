import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../../../model/game.ts';
import { headCount } from '../../../rules/forces/forces.ts';

/** OURS: a starfleet with neither ships nor admirals is dissolved, and its number is free again (E-55). */
export const starfleetsDissolved: GeStep = {
  name: 'Empty Starfleets Dissolved',
  cite: 'GE 603',
  run(turn) {
    for (const [unit, fleet] of inOrder(turn.state.units)) {
      if (fleet.kind === 'garrison' || headCount(fleet) > 0) continue;
      const { owner, name, number, place } = fleet;
      turn.happen({
        kind: 'starfleet-dissolved',
        unit,
        ...(owner === undefined ? {} : { seat: owner }),
        name,
        number,
        place,
      });
    }
  },
};
