import type { Arg, Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SitesEvent } from '../../model/events/sites.ts';
import { resources } from '../../model/funds.ts';
import { ofShip, own, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** `3 fighters and 2 PFs`, of which one may be none. */
const craft = (fighters: number, pfs: number): Arg => {
  const args = { fighters: Math.abs(fighters), pfs: Math.abs(pfs) };
  if (args.pfs === 0) return phrase('{fighters|fighter|fighters}', args);
  return args.fighters === 0
    ? phrase('{pfs|PF|PFs}', args)
    : phrase('{fighters|fighter|fighters} and {pfs|PF|PFs}', args);
};

function assigned({ place, fighters, pfs }: Of<'garrison-assigned'>): Phrase {
  const at = placeArg(place);
  if (fighters >= 0 && pfs >= 0)
    return phrase('{craft} go to the garrison of {place}.', { craft: craft(fighters, pfs), place: at });
  if (fighters <= 0 && pfs <= 0)
    return phrase('{craft} come back from the garrison of {place}.', {
      craft: craft(fighters, pfs),
      place: at,
    });
  const [sent, back] = fighters > 0 ? ([fighters, 0] as const) : ([0, pfs] as const);
  return phrase('{sent} go to the garrison of {place}, and {back} come back.', {
    sent: craft(sent, back),
    back: fighters > 0 ? craft(0, pfs) : craft(fighters, 0),
    place: at,
  });
}

function takenDown({ place, ep, dropped }: Of<'site-unfortified'>): Phrase {
  const args = { place: placeArg(place), ep };
  if (!dropped) return phrase('{place} is stripped of its defenses, which brings {ep} EP.', args);
  return ep === 0
    ? phrase('{place} is given up.', args)
    : phrase('{place} is given up, and its defenses bring {ep} EP.', args);
}

/** Who hears of sites, their fortifications and what hexes are worth. */
export const tellSites: Tellings<SitesEvent> = {
  'hex-assayed': ofShip<Of<'hex-assayed'>>(
    '{ship} assays {place}: prospecting would yield {value} EP.',
    ({ value }) => ({
      value,
    }),
  ),
  'hex-prospected': own<Of<'hex-prospected'>>(({ ship, place, ep, besides, bombs }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place), ep };
    const [more] = resources.filter((resource) => (besides?.[resource] ?? 0) > 0);
    if (bombs !== undefined)
      return phrase('{ship} prospects {place}, finds {ep} EP and takes up {bombs|T-bomb|T-bombs}.', {
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
  }),
  'moons-surveyed': ofShip<Of<'moons-surveyed'>>(
    '{ship} surveys {place}: {moons|moon|moons} will bring 1 EP each from now on.',
    ({ moons }) => ({ moons }),
  ),
  'site-restored': ofShip<Of<'site-restored'>>(
    '{ship} restores {place} for {pe} PE, {or} OR, {dc} DC and {fp} FP.',
    ({ cost }) => ({ ...cost }),
  ),
  'site-fortified': own<Of<'site-fortified'>>(({ place, ep, points }) =>
    phrase('{place} is fortified for {ep} EP, and now has {points|point|points}.', {
      place: placeArg(place),
      ep,
      points,
    }),
  ),
  'garrison-assigned': own<Of<'garrison-assigned'>>(assigned),
  'site-unfortified': own<Of<'site-unfortified'>>(takenDown),
};

export const sitesOrigins: Origins<SitesEvent> = {
  'hex-assayed': 'order',
  'hex-prospected': 'order',
  'moons-surveyed': 'order',
  'site-restored': 'order',
  'site-fortified': 'either',
  'garrison-assigned': 'order',
  'site-unfortified': 'order',
};
