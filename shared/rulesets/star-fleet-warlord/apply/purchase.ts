import { change, replace } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { putShip } from '../model/stations.ts';
import type { PurchaseEvent } from '../model/events/purchase.ts';
import type { Market } from '../model/state.ts';
import { designOf } from '../ships/list/index.ts';
import type { Changes } from '../model/draft.ts';
import { earnPoints, nothing } from '../model/draft.ts';

/** What is changed by events of ships that are bought, and what they cost. */
export const purchaseChanges: Changes<PurchaseEvent> = {
  'ship-bought': (draft, { seat, ship, price, made, specialty }) => {
    earnPoints(draft, seat, -price);
    change(draft.corporations, seat, ({ launched, specialties }) => ({
      launched: { ...launched, [made.design]: made.number },
      ...(specialty === true ? { specialties: [...specialties, made.design] } : {}),
    }));
    const was = draft.market[made.design] ?? { price: designOf(made).cost, bought: 0 };
    (draft.market as Record<string, Market>)[made.design] = { ...was, bought: was.bought + 1 };
    putShip(draft.ships, ship, made);
  },
  'races-declared': (draft, { seat, primaries, ep }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ primaries }));
  },
  'price-limited': (draft, { seat, percent }) => {
    change(draft.corporations, seat, () => ({ pricePercent: percent }));
  },
  'ad-told': nothing,
  'ads-requested': (draft, { seat, races }) => {
    change(draft.corporations, seat, () => ({ ads: races }));
  },
  'races-listed': nothing,
  'megaship-begun': (draft, { seat }) => {
    change(draft.corporations, seat, () => ({ megaship: 0 }));
  },
  'instalment-paid': (draft, { seat, ep, paid }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ megaship: paid }));
  },
  'megaship-delivered': (draft, { seat, ship, made }) => {
    replace(draft.corporations, seat, ({ megaship: _, ...owner }) => ({
      ...owner,
      launched: { ...owner.launched, [made.design]: made.number },
    }));
    putShip(draft.ships, ship, made);
  },
  'prices-changed': (draft, { prices }) => {
    const kept = inOrder(draft.market).map(([id, { price }]) => [id, { price, bought: 0 }]);
    const next = inOrder(prices).map(([id, price]) => [id, { price, bought: 0 }]);
    draft.market = Object.fromEntries([...kept, ...next]) as typeof draft.market;
  },
};
