import type { GeStep } from '../../model/game.ts';
import { annexMoneyProblem, annexProblem } from '../../rules/annexation.ts';
import { annexationCost } from '../../rules/money.ts';

/** In plan order, as long as the treasury lasts; a sector yields nothing in the turn in which it is annexed (GE 856). */
export const sectorsAnnexed: GeStep = {
  name: 'Sectors Annexed',
  cite: 'GE 856',
  run(turn) {
    for (const { seat, order: { place, ref } } of turn.orders('annex-sector')) {
      const sector = turn.state.sectors[place];
      const problem = annexProblem(turn.state, seat, place) ?? (sector && annexMoneyProblem(turn.state, seat, sector));
      if (problem !== undefined) turn.refuse(ref, problem);
      else if (sector !== undefined) turn.happen({ kind: 'sector-annexed', seat, place, cost: annexationCost(sector), cause: ref });
    }
  },
};
