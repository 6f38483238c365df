import { change } from '#kernel/steps/change.ts';
import { list } from '#kernel/codec/shapes.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { earnPoints, changeSite, earn, changeShip, stock } from '../model/draft.ts';
import { items } from '../fields/things.ts';
import { itemsText } from '../items/table.ts';
import { placeArg } from '../words.ts';
import { seat, place, points, amount, funds } from '../fields/parts.ts';
import { toOwner, ofShip, shipSaid, event } from '../declare.ts';

/** So many EP were at stake; they change by so many. */
export const casinoPlayed = event('casino-played', {
  fields: { seat, place, ep: points, by: amount },
  by: 'rules',
  ...toOwner,
  say: ({ place, ep, by }) => {
    const args = { place: placeArg(place), ep, by: Math.abs(by) };
    if (by === 0) return phrase('{ep} EP are gambled in {place}: nothing won, nothing lost.', args);
    return by < 0
      ? phrase('{ep} EP are gambled in {place}: {by} lost.', args)
      : phrase('{ep} EP are gambled in {place}: {by} won.', args);
  },
  ahead: {
    guessed: ({ place, ep }) =>
      phrase('{ep} EP will be gambled in {place}: they may be lost or as much as tripled.', {
        place: placeArg(place),
        ep,
      }),
  },
  apply: (draft, { seat, by }) => earnPoints(draft, seat, by),
});

/** Of each resource there is as much as of another. */
export const resourcesEqualized = event('resources-equalized', {
  fields: { seat, place, before: funds, each: amount },
  by: 'rules',
  ...toOwner,
  say: ({ place, each }) =>
    phrase('{place} leaves you {each} of each resource.', { place: placeArg(place), each }),
  ahead: '{place} will leave you {each} of each resource.',
  apply: (draft, { seat, each }) =>
    change(draft.corporations, seat, () => ({ funds: { pe: each, or: each, dc: each, fp: each } })),
});

/** Devastated sites are restored for nothing. */
export const sitesRestored = event('sites-restored', {
  fields: { seat, places: list(place, 30_000) },
  by: 'rules',
  ...toOwner,
  say: ({ places }) =>
    phrase('Sites are restored free of charge: {places}.', {
      places: phraseList(
        places.map((place) => phrase('{place}', { place: placeArg(place) })),
        ', ',
      ),
    }),
  ahead: 'Sites will be restored free of charge: {places}.',
  apply: (draft, { places }) => {
    for (const place of places) changeSite(draft, place, () => ({ devastated: false }));
  },
});

/** A ship cloaks without an order. */
export const shipCloakedAlone = event('ship-cloaked-alone', {
  fields: { ...ofShip, dc: points },
  by: 'rules',
  ...toOwner,
  say: shipSaid('{ship} cloaks by itself in {place}, for {dc} DC.', ({ dc }) => ({
    dc,
  })),
  ahead: '{ship} will cloak by itself in {place}, for {dc} DC.',
  apply: (draft, { seat, ship, dc }) => {
    earn(draft, seat, { dc: -dc });
    changeShip(draft, ship, () => ({ cloaked: true }));
  },
});

/** An Industrial Center has made items for the store. */
export const itemsMade = event('items-made', {
  fields: { seat, place, items },
  by: 'rules',
  ...toOwner,
  say: ({ place, items }) =>
    phrase('{place} makes {items} for your store.', { place: placeArg(place), items: itemsText(items) }),
  ahead: {
    guessed: ({ place }) =>
      phrase('{place} will make items for your store: dice decide how many.', { place: placeArg(place) }),
  },
  apply: (draft, { seat, items }) => stock(draft, seat, items),
});
