import { change, replace } from '#kernel/steps/change.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { line, integer, list, optional, literal } from '#kernel/codec/shapes.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Market } from '../model/state.ts';
import { builders } from './builders.ts';
import { designNamed, designOf } from '../ships/list/index.ts';
import { earnPoints } from '../model/draft.ts';
import { megaship } from '../model/figures.ts';
import { putShip } from '../model/stations.ts';
import { seat, design, points, ship, place, byDesign } from '../fields/parts.ts';
import { shipArg, placeArg, peopleArg } from '../words.ts';
import { shipState } from '../fields/things.ts';
import { toOwner, toAll, event } from '../declare.ts';

/** A Corporation is told of a ship, and what it costs. */
export const adTold = event('ad-told', {
  fields: { seat, design, price: points },
  by: 'either',
  ...toOwner,
  say: ({ design, price }) => {
    const { attack = 0, defense = 0, shields = 0 } = designNamed(design) ?? {};
    return phrase('{design}: {attack} attack, {defense} defense, {shields} shields, for {price} EP.', {
      design,
      attack,
      defense,
      shields,
      price,
    });
  },
  ahead: {
    guessed: ({ design, cause }) =>
      cause === undefined ? undefined : phrase('You will learn the price of {design}.', { design }),
  },
});

/** Letters of the races whose ships are advertised from now on; none: the primary ones, and civilians. */
export const adsRequested = event('ads-requested', {
  fields: { seat, races: line(26) },
  by: 'order',
  ...toOwner,
  say: ({ races }) =>
    races === ''
      ? phrase('Advertisements show ships of your primary races, and civilian ones.')
      : phrase('Advertisements show ships of these races: {races}.', { races: races.split('').join(', ') }),
  ahead: {
    by: ({ races }) =>
      races === ''
        ? 'Advertisements will show ships of your primary races, and civilian ones.'
        : 'Advertisements will show ships of these races: {races}.',
  },
  apply: (draft, { seat, races }) => change(draft.corporations, seat, () => ({ ads: races })),
});

/** An instalment of it is paid; `paid`: so many in all. */
export const instalmentPaid = event('instalment-paid', {
  fields: { seat, ep: points, paid: integer(1, 10) },
  by: 'rules',
  ...toOwner,
  say: ({ ep, paid }) =>
    phrase('{ep} EP are paid towards your {design}: instalment {paid} of {all}.', {
      ep,
      paid,
      design: megaship.design,
      all: megaship.instalments,
    }),
  ahead: '{ep} EP will be paid towards your {design}: instalment {paid} of {all}.',
  apply: (draft, { seat, ep, paid }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ megaship: paid }));
  },
});

/** A Mega-Battleship is begun. */
export const megashipBegun = event('megaship-begun', {
  fields: { seat },
  by: 'order',
  ...toOwner,
  say: () =>
    phrase('A {design} is begun: {all} instalments of {ep} EP are due, one each year.', {
      design: megaship.design,
      all: megaship.instalments,
      ep: megaship.ep,
    }),
  ahead: 'A {design} will be begun: {all} instalments of {ep} EP will be due, one each year.',
  apply: (draft, { seat }) => change(draft.corporations, seat, () => ({ megaship: 0 })),
});

export const megashipDelivered = event('megaship-delivered', {
  fields: { seat, ship, place, made: shipState },
  by: 'rules',
  ...toOwner,
  say: ({ ship, place, made }, view) =>
    phrase('{ship} is delivered in {place}, with all that it can carry.', {
      ship: shipArg(view, ship, made),
      place: placeArg(place),
    }),
  ahead: '{ship} will be delivered in {place}, with all that it can carry.',
  apply: (draft, { seat, ship, made }) => {
    replace(draft.corporations, seat, ({ megaship: _, ...owner }) => ({
      ...owner,
      launched: { ...owner.launched, [made.design]: made.number },
    }));
    putShip(draft.ships, ship, made);
  },
});

export const priceLimited = event('price-limited', {
  fields: { seat, percent: integer(0, 250) },
  by: 'order',
  ...toOwner,
  say: ({ percent }) =>
    percent === 0
      ? phrase('Ships are bought at any price.')
      : phrase('Ships are bought for at most {percent}% of their list price.', { percent }),
  ahead: {
    by: ({ percent }) =>
      percent === 0
        ? 'Ships will be bought at any price.'
        : 'Ships will be bought for at most {percent}% of their list price.',
  },
  apply: (draft, { seat, percent }) => change(draft.corporations, seat, () => ({ pricePercent: percent })),
});

/** Prices of the next year where they are others, by row. */
export const pricesChanged = event('prices-changed', {
  fields: { prices: byDesign(points) },
  by: 'rules',
  hears: () => ({ kind: 'prices-changed', prices: {} }),
  say: () => phrase('Ship prices were adjusted for last year’s purchases.'),
  apply: (draft, { prices }) => {
    const kept = inOrder(draft.market).map(([id, { price }]) => [id, { price, bought: 0 }]);
    const next = inOrder(prices).map(([id, price]) => [id, { price, bought: 0 }]);
    draft.market = Object.fromEntries([...kept, ...next]) as typeof draft.market;
  },
});

/** The primary races of a Corporation are others from now on; `ep`: what it paid for it. */
export const racesDeclared = event('races-declared', {
  fields: { seat, primaries: list(line(1, 1), 3), ep: points },
  by: 'order',
  ...toOwner,
  say: ({ primaries }) =>
    primaries.length === 0
      ? phrase('You have no primary race.')
      : phrase('Your primary races are {races}.', { races: primaries.join(', ') }),
  ahead: {
    by: ({ primaries }) =>
      primaries.length === 0 ? 'You will have no primary race.' : 'Your primary races will be {races}.',
  },
  apply: (draft, { seat, primaries, ep }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ primaries }));
  },
});

/** Letters of the primary races that anybody has, from time to time (SFW 3699). */
export const racesListed = event('races-listed', {
  fields: { races: list(line(1, 1), 26) },
  by: 'rules',
  ...toAll,
  say: ({ races }) =>
    races.length === 0
      ? phrase('Nobody has a primary race.')
      : phrase('Primary races in use: {races}.', {
          races: phraseList(
            races.map((race) => phrase('{builder}', { builder: builders[race] ?? race })),
            ', ',
          ),
        }),
});

export const shipBought = event('ship-bought', {
  fields: {
    seat,
    ship,
    place,
    price: points,
    /** Percent of the list price that a foreign race has taken besides. */
    foreign: optional(integer(1, 100)),
    /** It is had once in a game. */
    specialty: optional(literal(true)),
    made: shipState,
  },
  by: 'either',
  ...toOwner,
  say: ({ ship, price, made, foreign }, view) => {
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
  },
  ahead: {
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
  apply: (draft, { seat, ship, price, made, specialty }) => {
    earnPoints(draft, seat, -price);
    change(draft.corporations, seat, ({ launched, specialties }) => ({
      launched: { ...launched, [made.design]: made.number },
      ...(specialty === true ? { specialties: [...specialties, made.design] } : {}),
    }));
    const was = draft.market[made.design] ?? { price: designOf(made).cost, bought: 0 };
    (draft.market as Record<string, Market>)[made.design] = { ...was, bought: was.bought + 1 };
    putShip(draft.ships, ship, made);
  },
});
