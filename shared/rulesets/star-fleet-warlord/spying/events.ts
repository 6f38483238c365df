import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId, PlaceId } from '#kernel/words/ids.ts';
import { optional, integer, flag, object } from '#kernel/codec/shapes.ts';
import type { Happened } from '../model/happened.ts';
import type { Site } from '../model/site.ts';
import { atSite, toOwner, event } from '../declare.ts';
import { silence, earnPoints, changeSite, sendHome } from '../model/draft.ts';
import { placeArg, seatArg } from '../words.ts';
import { points, seat, funds } from '../fields/parts.ts';

/** What a Corporation does, suffers or hears at a site. */
interface AtSite<K extends string> extends Happened<K> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

/** What the listeners tell of the site: its owner, if any, its fortifications, and ships that do not hide. */
export interface PostReported extends AtSite<'post-reported'> {
  readonly owner?: SeatId;
  readonly points: number;
  readonly ships: number;
}

function postSaid(
  { place, owner, points, ships }: PostReported,
  view: Parameters<typeof seatArg>[0],
): Phrase {
  const args = { place: placeArg(place), points, ships };
  return owner === undefined
    ? phrase('Your post in {place}: nobody’s site, {points|point|points}, {ships|ship|ships}.', args)
    : phrase('Your post in {place}: a site of {owner}, {points|point|points}, {ships|ship|ships}.', {
        ...args,
        owner: seatArg(view, owner),
      });
}

const craft = integer(0, 10_000);

const blownUp = {
  damage: integer(0, 2_000_000),
  points,
  base: flag,
  devastated: flag,
  garrison: optional(object({ fighters: craft, pfs: craft })),
};

/** An own site is searched. */
export interface SiteInvestigated extends AtSite<'site-investigated'> {
  readonly ep: number;
  /** There was a foreign post. */
  readonly found: boolean;
  /** It is no more. */
  readonly destroyed: boolean;
}

function investigated({ place, ep, found, destroyed }: SiteInvestigated): Phrase {
  const args = { place: placeArg(place), ep };
  if (!found) return phrase('{place} is searched for {ep} EP: nobody listens there.', args);
  return destroyed
    ? phrase('{place} is searched: a listening post is found and destroyed, for {ep} EP.', args)
    : phrase(
        '{place} is searched for {ep} EP: a listening post is found, and there are no EP left to destroy it.',
        args,
      );
}

/** What sabotage leaves of a site. */
interface BlownUp extends Pick<Site, 'points' | 'base'> {
  readonly damage: number;
  readonly devastated: boolean;
  /** What the points left support of the garrison, where it is less than before. */
  readonly garrison?: Pick<Site, 'fighters' | 'pfs'>;
}

export interface SiteSabotaged extends AtSite<'site-sabotaged'>, BlownUp {
  readonly ep: number;
}

function sabotaged({ place, ep, damage, points, devastated }: SiteSabotaged): Phrase {
  const args = { place: placeArg(place), ep, damage, points };
  return devastated
    ? phrase('Sabotage for {ep} EP does {damage|point|points} of damage in {place}, and devastates it.', args)
    : phrase(
        'Sabotage for {ep} EP does {damage|point|points} of damage in {place}, and leaves {points|point|points}.',
        args,
      );
}

export const postPlanted = event('post-planted', {
  fields: { ...atSite, ep: points },
  by: 'order',
  ...toOwner,
  say: ({ place, ep }) => phrase('Listeners stay in {place}, for {ep} EP.', { place: placeArg(place), ep }),
  ahead: 'Listeners will stay in {place}, for {ep} EP.',
  apply: (draft, { seat, place, ep }) => {
    earnPoints(draft, seat, -ep);
    changeSite(draft, place, () => ({ post: seat }));
  },
});

/** What the listeners tell of the site: its owner, if any, its fortifications, and ships that do not hide. */
export const postReported = event('post-reported', {
  fields: { ...atSite, owner: optional(seat), points, ships: points },
  by: 'rules',
  ...toOwner,
  say: postSaid,
});

/** The owner of a site hears of sabotage. */
export const sabotageSuffered = event('sabotage-suffered', {
  fields: { ...atSite, ...blownUp },
  by: 'order',
  ...toOwner,
  say: ({ place, damage, points, devastated }) => {
    const args = { place: placeArg(place), damage, points };
    return devastated
      ? phrase('Sabotage in {place} does {damage|point|points} of damage, and devastates it.', args)
      : phrase(
          'Sabotage in {place} does {damage|point|points} of damage, and leaves {points|point|points}.',
          args,
        );
  },
});

export const siteBurgled = event('site-burgled', {
  fields: {
    ...atSite,
    /** What is taken, on its way home; absent: it fails. */
    taken: optional(funds),
  },
  by: 'order',
  ...toOwner,
  say: ({ place, taken }) =>
    taken === undefined
      ? phrase('Your listeners in {place} break in but find nothing to take.', { place: placeArg(place) })
      : phrase(
          'Your listeners in {place} break in: {pe} PE, {or} OR, {dc} DC and {fp} FP are on their way home.',
          {
            place: placeArg(place),
            ...taken,
          },
        ),
  ahead: {
    guessed: ({ place }) => phrase('Your listeners will break into {place}.', { place: placeArg(place) }),
  },
  apply: (draft, { seat, place, taken }) => {
    if (taken === undefined) return;
    changeSite(draft, place, () => ({ raided: true }));
    sendHome(draft, seat, taken);
  },
});

/** An own site is searched. */
export const siteInvestigated = event('site-investigated', {
  fields: {
    ...atSite,
    ep: points,
    /** There was a foreign post. */
    found: flag,
    /** It is no more. */
    destroyed: flag,
  },
  by: 'order',
  ...toOwner,
  say: investigated,
  ahead: {
    guessed: ({ place, ep }) =>
      phrase('{place} will be searched for {ep} EP, and for more if a listening post is found.', {
        place: placeArg(place),
        ep,
      }),
  },
  apply: (draft, { seat, place, ep, destroyed }) => {
    earnPoints(draft, seat, -ep);
    if (destroyed) silence(draft, place);
  },
});

/** A site rises, with a chance of so many percent; whether it is taken back. */
export const siteRebelled = event('site-rebelled', {
  fields: { ...atSite, percent: integer(0, 100), won: flag },
  by: 'order',
  ...toOwner,
  say: ({ place, won }) =>
    won
      ? phrase('{place} rises and throws out its owner.', { place: placeArg(place) })
      : phrase('{place} rises, but fails.', { place: placeArg(place) }),
  ahead: {
    guessed: ({ place, percent }) =>
      phrase(
        '{place} will rise: a chance of {percent} %, if nobody has sent ships and the fortifications are as you know them.',
        { place: placeArg(place), percent },
      ),
  },
});

export const siteSabotaged = event('site-sabotaged', {
  fields: { ...atSite, ...blownUp, ep: integer(0, 1_000_000) },
  by: 'order',
  ...toOwner,
  say: sabotaged,
  ahead: {
    guessed: ({ place, ep }) =>
      phrase('Sabotage for {ep} EP will do damage in {place}.', { place: placeArg(place), ep }),
  },
  apply: (draft, { seat, place, ep, points, base, devastated, garrison }) => {
    earnPoints(draft, seat, -ep);
    changeSite(draft, place, (was) => ({
      ...garrison,
      points,
      base,
      devastated: was.devastated || devastated,
    }));
  },
});
