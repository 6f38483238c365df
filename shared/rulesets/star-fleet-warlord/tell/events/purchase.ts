import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { PurchaseEvent } from '../../model/events/purchase.ts';
import { builders } from '../../market/builders.ts';
import { designNamed } from '../../ships/list/index.ts';
import { megaship } from '../../model/figures.ts';
import { open, own, peopleArg, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of ships that are bought, and what they cost. */
export const tellPurchase: Tellings<PurchaseEvent> = {
  'ship-bought': own<Of<'ship-bought'>>(({ ship, price, made, foreign }, view) => {
    const args = { ship: shipArg(view, ship, made), price, officer: peopleArg(made.officers) };
    if (made.officers !== '')
      return foreign === undefined
        ? phrase('{ship} is bought for {price} EP, with an officer on board: {officer}.', args)
        : phrase(
            '{ship} is bought for {price} EP, with an officer on board: {officer}; its race took {foreign}% of the list price besides.',
            { ...args, foreign },
          );
    return foreign === undefined
      ? phrase('{ship} is bought for {price} EP.', args)
      : phrase('{ship} is bought for {price} EP; its race took {foreign}% of the list price besides.', {
          ...args,
          foreign,
        });
  }),
  'races-declared': own<Of<'races-declared'>>(({ primaries }) =>
    primaries.length === 0
      ? phrase('You have no primary race.')
      : phrase('Your primary races are {races}.', { races: primaries.join(', ') }),
  ),
  'price-limited': own<Of<'price-limited'>>(({ percent }) =>
    percent === 0
      ? phrase('Ships are bought at any price.')
      : phrase('Ships are bought for {percent}% of their list price at the most.', { percent }),
  ),
  'ad-told': own<Of<'ad-told'>>(({ design, price }) => {
    const { attack = 0, defense = 0, shields = 0 } = designNamed(design) ?? {};
    return phrase('{design}: {attack} attack, {defense} defense, {shields} shields, for {price} EP.', {
      design,
      attack,
      defense,
      shields,
      price,
    });
  }),
  'ads-requested': own<Of<'ads-requested'>>(({ races }) =>
    races === ''
      ? phrase('Advertisements show ships of your primary races, and civilian ones.')
      : phrase('Advertisements show ships of these races: {races}.', { races: races.split('').join(', ') }),
  ),
  'races-listed': open(({ races }) =>
    races.length === 0
      ? phrase('Nobody has a primary race.')
      : phrase('Primary races in use: {races}.', {
          races: phraseList(
            races.map((race) => phrase('{builder}', { builder: builders[race] ?? race })),
            ', ',
          ),
        }),
  ),
  'megaship-begun': own<Of<'megaship-begun'>>(() =>
    phrase('A {design} is begun: {all} instalments of {ep} EP are due, one each year.', {
      design: megaship.design,
      all: megaship.instalments,
      ep: megaship.ep,
    }),
  ),
  'instalment-paid': own<Of<'instalment-paid'>>(({ ep, paid }) =>
    phrase('{ep} EP go to your {design}: instalment {paid} of {all}.', {
      ep,
      paid,
      design: megaship.design,
      all: megaship.instalments,
    }),
  ),
  'megaship-delivered': own<Of<'megaship-delivered'>>(({ ship, place, made }, view) =>
    phrase('{ship} is delivered in {place}, with all that it can carry.', {
      ship: shipArg(view, ship, made),
      place: placeArg(place),
    }),
  ),
  // Everybody hears that prices moved; what they are is learnt by asking.
  'prices-changed': {
    told: () => ({ kind: 'prices-changed', prices: {} }),
    say: () => phrase('The prices of ships follow what was bought.'),
  },
};

export const purchaseOrigins: Origins<PurchaseEvent> = {
  'ship-bought': 'either',
  'races-declared': 'order',
  'price-limited': 'order',
  'ad-told': 'either',
  'ads-requested': 'order',
  'races-listed': 'rules',
  'megaship-begun': 'order',
  'instalment-paid': 'rules',
  'megaship-delivered': 'rules',
  'prices-changed': 'rules',
};
