import type { Phrase, Arg } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId, PlaceId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { integer, flag, optional } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import { atSite, toOwner, event } from '../declare.ts';
import type { Draft } from '../model/draft.ts';
import { silence, changeSite, earnPoints } from '../model/draft.ts';
import type { Happened } from '../model/happened.ts';
import type { OfficerLetter } from '../model/ship.ts';
import { officers } from '../fields/things.ts';
import { placeArg } from '../words.ts';
import { putSite } from '../model/stations.ts';
import { seat, place, points, name } from '../fields/parts.ts';

const moved = integer(-10_000, 10_000);

/** Fighters and PFs come from the store to a site, or go back. */
export interface GarrisonAssigned extends Happened<'garrison-assigned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly fighters: number;
  readonly pfs: number;
}

/** `3 fighters and 2 PFs`, of which one may be none. */
const craft = (fighters: number, pfs: number): Arg => {
  const args = { fighters: Math.abs(fighters), pfs: Math.abs(pfs) };
  if (args.pfs === 0) return phrase('{fighters|fighter|fighters}', args);
  return args.fighters === 0
    ? phrase('{pfs|PF|PFs}', args)
    : phrase('{fighters|fighter|fighters} and {pfs|PF|PFs}', args);
};

function assigned({ place, fighters, pfs }: GarrisonAssigned): Phrase {
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

type Back = { readonly fighters: number; readonly pfs: number; readonly officers?: string };

/** Puts into store what comes home, or takes out what leaves. */
function store(draft: Draft, seat: SeatId, { fighters, pfs, officers: letters = '' }: Back): void {
  change(draft.corporations, seat, ({ store: held, officers }) => {
    const now = { ...officers };
    for (const letter of letters) now[letter as OfficerLetter] += 1;
    return {
      store: { ...held, fighters: held.fighters + fighters, pfs: held.pfs + pfs },
      officers: now,
    };
  });
}

const back = integer(0, 10_000);

/** Points become scrap, and whoever stood there goes home; `dropped`: the site is nobody’s any more. */
export interface SiteUnfortified extends Happened<'site-unfortified'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
  readonly fighters: number;
  readonly pfs: number;
  readonly officers: string;
  readonly dropped: boolean;
}

function takenDown({ place, ep, dropped }: SiteUnfortified): Phrase {
  const args = { place: placeArg(place), ep };
  if (!dropped) return phrase('{place} is stripped of its defenses, which brings {ep} EP.', args);
  return ep === 0
    ? phrase('{place} is given up.', args)
    : phrase('{place} is given up, and its defenses bring {ep} EP.', args);
}

/** Fighters and PFs come from the store to a site, or go back. */
export const garrisonAssigned = event('garrison-assigned', {
  fields: { seat, place, fighters: moved, pfs: moved },
  by: 'order',
  ...toOwner,
  say: assigned,
  ahead: {
    by: ({ fighters, pfs }) =>
      fighters >= 0 && pfs >= 0
        ? '{craft} will go to the garrison of {place}.'
        : fighters <= 0 && pfs <= 0
          ? '{craft} will come back from the garrison of {place}.'
          : '{sent} will go to the garrison of {place}, and {back} will come back.',
  },
  apply: (draft, { seat, place, fighters, pfs }) => {
    store(draft, seat, { fighters: -fighters, pfs: -pfs });
    changeSite(draft, place, (site) => ({ fighters: site.fighters + fighters, pfs: site.pfs + pfs }));
  },
});

/** EP become points; `points` and `base`: what then stands. */
export const siteFortified = event('site-fortified', {
  fields: { seat, place, ep: points, points, base: flag, name: optional(name) },
  by: 'either',
  ...toOwner,
  say: ({ place, ep, points }) =>
    phrase('{place} is fortified for {ep} EP, and now has {points|point|points}.', {
      place: placeArg(place),
      ep,
      points,
    }),
  ahead: '{place} will be fortified for {ep} EP, and then have {points|point|points}.',
  apply: (draft, { seat, place, ep, points, base, name }) => {
    earnPoints(draft, seat, -ep);
    changeSite(draft, place, () => ({ points, base, ...defined({ name }) }));
  },
});

/** Points become scrap, and whoever stood there goes home; `dropped`: the site is nobody’s any more. */
export const siteUnfortified = event('site-unfortified', {
  fields: { seat, place, ep: points, fighters: back, pfs: back, officers, dropped: flag },
  by: 'order',
  ...toOwner,
  say: takenDown,
  ahead: {
    by: ({ dropped, ep }) =>
      !dropped
        ? '{place} will be stripped of its defenses, which will bring {ep} EP.'
        : ep === 0
          ? '{place} will be given up.'
          : '{place} will be given up, and its defenses will bring {ep} EP.',
  },
  apply: (draft, { seat, place, ep, dropped, ...back }) => {
    const was = draft.sites[place];
    if (was === undefined) return;
    earnPoints(draft, seat, ep);
    store(draft, seat, back);
    const { owner, ...rest } = { ...was, points: 0, base: false, fighters: 0, pfs: 0, officers: '' };
    putSite(draft.sites, place, dropped || owner === undefined ? rest : { ...rest, owner });
  },
});

/** An own post goes, because its site is fortified. */
export const postGivenUp = event('post-given-up', {
  fields: atSite,
  by: 'order',
  ...toOwner,
  say: ({ place }) =>
    phrase('Your listeners leave {place} because it is fortified.', { place: placeArg(place) }),
  ahead: 'Your listeners will leave {place} because it will be fortified.',
  apply: (draft, { place }) => silence(draft, place),
});
