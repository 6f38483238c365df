import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Step } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import { productOf } from '../economy/economy.ts';
import { isTested, nextTest, required } from '../economy/tech.ts';
import { tech } from '../model/figures.ts';

/** Twice a year the tech pool is tried against what an advance needs; a second advance is tried after a first (VB 107). */
export const techPhase: Step<VbamSfb> = {
  name: 'Tech Phase',
  cite: 'VB 107',
  dice: true,
  run(turn) {
    for (const seat of keysInOrder(turn.state.empires)) {
      const ep = turn.state.empires[seat]?.discovered ?? 0;
      if (ep > 0) turn.happen({ kind: 'discovery-used', seat, ep });
    }
    if (!isTested(turn.state.turn)) return;
    for (const seat of keysInOrder(turn.state.empires)) {
      const needed = required(productOf(turn.state, seat));
      for (let nth = 1; nth <= tech.most; nth += 1) {
        const own = turn.state.empires[seat]?.tech;
        const test = own === undefined ? undefined : nextTest(own, needed, nth === 1);
        if (test === undefined) break;
        const advanced = turn.draw.fork(seat, nth).chance(test.chance, 100);
        turn.happen({
          kind: 'tech-tested',
          seat,
          chance: test.chance,
          advanced,
          spent: advanced ? test.spent : 0,
        });
        if (!advanced) break;
      }
    }
  },
};
