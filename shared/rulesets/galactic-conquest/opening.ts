import type { Draft } from '#kernel/steps/change.ts';
import type { Sequence, Turn } from '#kernel/sequence/step.ts';
import { changeLeaders } from './leading/leadership.ts';
import { payMerchants } from './economy/merchantsEarned.ts';
import type { GalacticConquest, Order } from './game.ts';
import { orderKinds } from './game.ts';
import type { State } from './model/state.ts';
import { impossible } from './refusals.ts';
import { buyNavies } from './purchase/buy.ts';
import { crewNavies } from './purchase/crews.ts';
import { buyMarines } from './purchase/marine.ts';
import { buyStocks } from './purchase/stock.ts';
import { giveUsual } from './purchase/usual.ts';

const purchases: readonly Order['kind'][] = ['buy', 'buy-stock', 'buy-marine', 'set-leadership'];

/** Whatever else is ordered waits until the campaign has begun. */
function putOff(turn: Turn<GalacticConquest>): void {
  for (const kind of orderKinds)
    if (!purchases.includes(kind))
      for (const { order } of turn.orders(kind))
        turn.refuse(order.ref, impossible('GC Z1.0', 'only-purchases'));
}

/** What is bought, in its order: ships, then what they leave goes into stock, and merchants have points of their own (Z1, Z2). */
export const purchasing: Sequence<GalacticConquest> = [
  { name: 'Purchase of navies', cite: 'GC Z1.10', run: buyNavies },
  { name: 'Purchase of stocks', cite: 'GC Z1.500', run: buyStocks },
  { name: 'Purchase of merchant marines', cite: 'GC Z2.20', run: buyMarines },
];

/** The turn of purchase before the first one (Z1, Z2). */
export const opening: Sequence<GalacticConquest> = [
  { name: 'Leadership of empires', cite: 'GC A8.20', run: changeLeaders },
  ...purchasing,
  {
    name: 'Standard navies',
    cite: 'GC Z1.0',
    run(turn) {
      putOff(turn);
      giveUsual(turn);
    },
  },
  { name: 'Crews of navies', cite: 'GC Z1.200', run: crewNavies },
  { name: 'Budget of the merchants', cite: 'GC E1.10', run: payMerchants },
];

/** Ends the purchase: from now on nothing is bought for a beginning. */
export function closeOpening(draft: Draft<State>): void {
  delete draft.purchase;
  draft.turn += 1;
}
