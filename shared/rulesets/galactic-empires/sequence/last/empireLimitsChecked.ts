import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { GeStep } from '../../model/game.ts';
import { releasedSector, resigningAdmiral } from '../../rules/works/limits.ts';

/** A ruler above the limits of their standing loses one admiral and one annexed sector a turn (GE 1002-1008, E-41). */
export const empireLimitsChecked: GeStep = {
  name: 'Empire Limits Checked',
  cite: 'GE 1004',
  run(turn) {
    const units = Map.groupBy(inOrder(turn.state.units), ([, { owner }]) => owner);
    const sectors = Map.groupBy(inOrder(turn.state.sectors), ([, { annexedTo }]) => annexedTo);
    for (const seat of keysInOrder(turn.state.empires)) {
      const resigning = resigningAdmiral(turn.state, seat, units.get(seat) ?? []);
      if (resigning !== undefined) turn.happen({ kind: 'admiral-resigned', seat, ...resigning });
      const place = releasedSector(turn.state, seat, sectors.get(seat) ?? []);
      if (place !== undefined) turn.happen({ kind: 'sector-released', seat, place });
    }
  },
};
