import { change } from '#kernel/steps/change.ts';
import { putShip } from '../model/stations.ts';
import type { PurchaseEvent } from '../model/events/purchase.ts';
import type { Changes } from './parts/draft.ts';
import { earnPoints } from './parts/draft.ts';

/** What is changed by events of ships that are bought, and what they cost. */
export const purchaseChanges: Changes<PurchaseEvent> = {
  'ship-bought': (draft, { seat, ship, price, made }) => {
    earnPoints(draft, seat, -price);
    change(draft.corporations, seat, ({ launched }) => ({
      launched: { ...launched, [made.design]: made.number },
    }));
    putShip(draft.ships, ship, made);
  },
};
