import type { PurchaseEvent } from '../../model/events/purchase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { designOf } from '../../ships/list/index.ts';
import { shipArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of ships that are bought, and what they cost. */
export const purchaseAhead: Ahead<PurchaseEvent> = {
  'ship-bought': {
    guessed: ({ ship, made, foreign, price }, view) =>
      foreign === undefined
        ? made.officers === ''
          ? undefined
          : phrase('{ship} will be bought for {price} EP, with an officer on board.', {
              ship: shipArg(view, ship, made),
              price,
            })
        : phrase(
            '{ship} will be bought for {least} to {most} EP: a foreign race takes 1 to 100% of the list price.',
            {
              ship: shipArg(view, ship, made),
              least: price - percentOf(foreign - 1, designOf(made).cost),
              most: price + percentOf(100 - foreign, designOf(made).cost),
            },
          ),
    else: '{ship} will be bought for {price} EP.',
  },
  'races-declared': {
    by: ({ primaries }) =>
      primaries.length === 0 ? 'You will have no primary race.' : 'Your primary races will be {races}.',
  },
  'price-limited': {
    by: ({ percent }) =>
      percent === 0
        ? 'Ships will be bought at any price.'
        : 'Ships will be bought for {percent}% of their list price at the most.',
  },
  'ad-told': {
    guessed: ({ design, cause }) =>
      cause === undefined ? undefined : phrase('The price of {design} will be told.', { design }),
  },
  'ads-requested': {
    by: ({ races }) =>
      races === ''
        ? 'Advertisements will show ships of your primary races, and civilian ones.'
        : 'Advertisements will show ships of these races: {races}.',
  },
  'races-listed': { leftOut: true },
  'megaship-begun': 'A {design} will be begun: {all} instalments of {ep} EP will be due, one each year.',
  'instalment-paid': '{ep} EP will go to your {design}: instalment {paid} of {all}.',
  'megaship-delivered': '{ship} will be delivered in {place}, with all that it can carry.',
  'prices-changed': { leftOut: true },
};
