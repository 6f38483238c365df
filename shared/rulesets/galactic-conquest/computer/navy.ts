import { imagine } from '../model/imagine.ts';
import { purchasesIn } from '../purchase/buy.ts';
import { proposed } from '../purchase/proposal.ts';
import type { Planner } from './planner.ts';

/** Squadrons that are bought at most. */
const most = 60;

/** Buys the navy that is proposed, squadron by squadron, as long as the points go (Z1). What is not bought comes as is usual. */
export function buyNavy(planner: Planner): void {
  const state = imagine(planner.view);
  for (let bought = 0; bought < most; bought += 1) {
    const next = proposed(state, planner.me, purchasesIn(planner.plan()));
    if (next.ships.length === 0 || !planner.order({ kind: 'buy', ...next })) return;
  }
}
