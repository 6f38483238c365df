import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { standingOf } from '../../bank/account.ts';
import type { Sunk } from '../../carried/spilled.ts';
import { isHomeSevered } from '../../model/homeworld.ts';
import type { State, View } from '../../model/state.ts';
import type { liquidated, reservesTaken } from './liquidate.ts';
import { coverDebt } from './liquidate.ts';
import { budgetOf, defaulted, earned, loansCalled } from '../money.ts';

type Earning = Room<
  State,
  View,
  never,
  | EventIn<typeof earned | typeof defaulted | typeof loansCalled | typeof liquidated | typeof reservesTaken>
  | Sunk
>;

/**
 * Every empire earns (B11.15), and the bank takes its due, unless the homeworld is cut off (C12.95). What a treasury falls short of is covered by savings and
 * by liquidation (B10.45). OURS: interest that cannot be paid all the same is owed as well; what raids take beyond all that is not.
 */
export function fillTreasuries(turn: Turn<Earning>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    if (turn.state.fallen?.[owner] !== undefined) continue;
    const { treasury, unpaid: owed, short } = budgetOf(turn.state, owner);
    const covered = short > 0 ? coverDebt(turn, owner, short) : 0;
    const account = turn.state.empires[owner]?.account;
    const unpaid = Math.max(0, owed - covered);
    if (standingOf(account) === 'C' && !isHomeSevered(turn.state, owner)) {
      const paid = (account?.debt ?? 0) - unpaid;
      if (paid > 0) turn.happen(loansCalled.of({ seat: owner, points: paid }));
    } else if (unpaid > 0) turn.happen(defaulted.of({ seat: owner, points: unpaid }));
    turn.happen(earned.of({ seat: owner, points: treasury + Math.max(0, covered - short) }));
  }
}
