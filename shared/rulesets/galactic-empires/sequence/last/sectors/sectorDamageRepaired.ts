import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../../../model/game.ts';
import { recovers } from '../../../rules/works/damage.ts';

/** Sectors left in peace recover a level of damage, after this turn's revenue (GE 958-968). */
export const sectorDamageRepaired: GeStep = {
  name: 'Sector Damage Repaired',
  cite: 'GE 960',
  run(turn) {
    for (const [place, sector] of inOrder(turn.state.sectors)) {
      if (recovers(sector)) turn.happen({ kind: 'sector-repaired', place, damage: sector.damage - 1 });
    }
  },
};
