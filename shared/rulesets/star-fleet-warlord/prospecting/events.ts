import type { PlaceId } from '#kernel/words/ids.ts';
import { optional, object, integer } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { earnPoints, changeShip, earn, changeSite } from '../model/draft.ts';
import { ofShip, toOwner, shipSaid, event } from '../declare.ts';
import { points, funds } from '../fields/parts.ts';
import { resources } from '../model/funds.ts';
import { shipArg, placeArg } from '../words.ts';

export const hexProspected = event('hex-prospected', {
  fields: {
    ...ofShip,
    ep: points,
    /** What else it finds, of single resources. */
    besides: optional(
      object({ pe: optional(points), or: optional(points), dc: optional(points), fp: optional(points) }),
    ),
    /** T-bombs of an old minefield that it takes on board. */
    bombs: optional(integer(1, 10_000)),
  },
  by: 'order',
  ...toOwner,
  say: ({ ship, place, ep, besides, bombs }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place), ep };
    const [more] = resources.filter((resource) => (besides?.[resource] ?? 0) > 0);
    if (bombs !== undefined)
      return phrase('{ship} prospects {place}, finds {ep} EP and picks up {bombs|T-bomb|T-bombs}.', {
        ...args,
        bombs,
      });
    return more === undefined
      ? phrase('{ship} prospects {place} and finds {ep} EP.', args)
      : phrase('{ship} prospects {place} and finds {ep} EP, and {more} {resource} besides.', {
          ...args,
          more: besides?.[more] ?? 0,
          resource: more.toUpperCase(),
        });
  },
  ahead: {
    guessed: ({ ship, place }, view) =>
      phrase('{ship} will prospect {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  },
  apply: (draft, { seat, ship, place, ep, besides = {}, bombs = 0 }) => {
    earnPoints(draft, seat, ep);
    if (bombs > 0)
      changeShip(draft, ship, ({ items }) => ({ items: { ...items, bombs: (items.bombs ?? 0) + bombs } }));
    earn(draft, seat, besides);
    (draft.prospects as Record<PlaceId, unknown>)[place] = { value: 0, turn: draft.turn };
  },
});

/** The moons of a site bring something from now on; `value`: what prospecting would yield, which they add to no more. */
export const moonsSurveyed = event('moons-surveyed', {
  fields: { ...ofShip, moons: integer(0, 8), value: points },
  by: 'order',
  ...toOwner,
  say: shipSaid(
    '{ship} surveys {place}: {moons|moon|moons} will bring 1 EP each from now on.',
    ({ moons }) => ({ moons }),
  ),
  ahead: {
    guessed: ({ ship, place }, view) =>
      phrase('{ship} will survey {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  },
  apply: (draft, { place, moons, value }) => {
    changeSite(draft, place, () => ({ moons, surveyed: true }));
    (draft.prospects as Record<PlaceId, unknown>)[place] = { value, turn: draft.turn };
  },
});

export const siteRestored = event('site-restored', {
  fields: { ...ofShip, cost: funds },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} restores {place} for {pe} PE, {or} OR, {dc} DC and {fp} FP.', ({ cost }) => ({
    ...cost,
  })),
  ahead: '{ship} will restore {place} for {pe} PE, {or} OR, {dc} DC and {fp} FP.',
  apply: (draft, { seat, place, cost }) => {
    changeSite(draft, place, () => ({ devastated: false }));
    earn(draft, seat, Object.fromEntries(resources.map((resource) => [resource, -cost[resource]])));
  },
});
