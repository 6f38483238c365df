import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { event, ownerHears, points, seat } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { merchantBudget } from './merchantBudget.ts';

/** What merchants can spend in the next turn; what they did not spend is lost (E1.20). */
export const merchantsEarned = event('merchants-earned', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) => phrase('Your merchants can spend {points} EP next turn.', { points: happened.points }),
  ahead: (happened) =>
    phrase('Your merchants will be able to spend {points} EP next turn.', { points: happened.points }),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ merchant }) =>
      merchant === undefined ? {} : { merchant: { ...merchant, budget: happened.points } },
    ),
});

/** Merchants earn, by the treasury that was just filled (E1.10, E1.15). */
export function payMerchants(turn: Turn<Room<State, View, never, EventIn<typeof merchantsEarned>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const empire = turn.state.empires[owner];
    if (empire?.merchant === undefined) continue;
    const budget = merchantBudget(turn.state, owner, empire.treasury);
    if (budget > 0 || empire.merchant.budget !== undefined)
      turn.happen(merchantsEarned.of({ seat: owner, points: budget }));
  }
}
