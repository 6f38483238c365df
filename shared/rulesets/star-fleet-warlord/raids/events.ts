import type { SeatId, PlaceId } from '#kernel/words/ids.ts';
import { flag, optional, object, integer } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '../model/draft.ts';
import { stock, changeSite, changeShip, sendHome } from '../model/draft.ts';
import type { Happened } from '../model/happened.ts';
import type { Site } from '../model/site.ts';
import { items } from '../fields/things.ts';
import { placeArg, shipArg } from '../words.ts';
import { seat, place, points, designation, funds } from '../fields/parts.ts';
import { toOwner, ofShip, shipSaid, event } from '../declare.ts';

const craft = integer(0, 10_000);

const struck = {
  hits: points,
  points,
  devastated: flag,
  garrison: optional(object({ fighters: craft, pfs: craft })),
};

/** What bombardment leaves of a site. */
interface Struck {
  readonly hits: number;
  readonly points: number;
  readonly devastated: boolean;
  /** What the points left support of the garrison, where it is less than before. */
  readonly garrison?: Pick<Site, 'fighters' | 'pfs'>;
}

/** A base fires drones out of store at a site. */
export interface DronesLaunched extends Happened<'drones-launched'>, Struck {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly site: PlaceId;
  readonly drones: number;
  readonly base: boolean;
  readonly beyond: number;
}

type Hits = Pick<DronesLaunched, 'site' | 'points' | 'base' | 'beyond' | 'devastated' | 'garrison'>;

/** What drones leave of a site. */
function batter(draft: Draft, { site, points, base, beyond, devastated, garrison }: Hits): void {
  changeSite(draft, site, (was) => ({
    ...garrison,
    points,
    base,
    devastated: was.devastated || devastated,
  }));
  (draft.hit as Record<PlaceId, number>)[site] = beyond;
}

/** The owner of a site hears of a bombardment. */
export const bombardmentSuffered = event('bombardment-suffered', {
  fields: { seat, place, ...struck },
  by: 'order',
  ...toOwner,
  say: ({ place, hits, points, devastated }) => {
    const args = { place: placeArg(place), hits, points };
    return devastated
      ? phrase('{place} is bombarded: {hits|drone hits|drones hit}, and devastate it.', args)
      : phrase('{place} is bombarded: {hits|drone hits|drones hit}, and leave {points|point|points}.', args);
  },
});

/** A base fires drones out of store at a site. */
export const dronesLaunched = event('drones-launched', {
  fields: { ...struck, seat, place, site: place, drones: points, base: flag, beyond: points },
  by: 'order',
  ...toOwner,
  say: ({ place, site, drones, hits, points, devastated }) => {
    const args = { place: placeArg(place), site: placeArg(site), drones, hits, points };
    return devastated
      ? phrase('{place} launches {drones|drone|drones} at {site}: {hits} hit, and devastate it.', args)
      : phrase(
          '{place} launches {drones|drone|drones} at {site}: {hits} hit, and leave {points|point|points}.',
          args,
        );
  },
  ahead: {
    guessed: ({ place, site, drones }) =>
      phrase('{place} will launch {drones|drone|drones} at {site}.', {
        place: placeArg(place),
        site: placeArg(site),
        drones,
      }),
  },
  apply: (draft, event) => {
    stock(draft, event.seat, { drones: event.drones }, -1);
    batter(draft, event);
  },
});

/** The owner of a site hears of a raid on it. */
export const raidSuffered = event('raid-suffered', {
  fields: {
    seat,
    place,
    /** What the raider seems to be: burglars may leave traces of ships that do not exist. */
    design: designation,
    lost: flag,
  },
  // Of pirates and monsters as of others: whoever is raided cannot tell the raid of a power from a burglary that looks like one.
  by: 'either',
  ...toOwner,
  say: ({ place, design, lost }) =>
    lost
      ? phrase('{design} raids {place}: its next income is lost.', { design, place: placeArg(place) })
      : phrase('{design} raids {place} without success.', { design, place: placeArg(place) }),
});

/** A ship fires its drones at a site. */
export const siteBombarded = event('site-bombarded', {
  fields: {
    ...ofShip,
    ...struck,
    site: place,
    drones: points,
    items,
    base: flag,
    /** Points beyond the last one in this run. */
    beyond: points,
  },
  by: 'order',
  ...toOwner,
  say: ({ ship, site, drones, hits, points, devastated }, view) => {
    const args = { ship: shipArg(view, ship), site: placeArg(site), drones, hits, points };
    return devastated
      ? phrase('{ship} fires {drones|drone|drones} at {site}: {hits} hit, and devastate it.', args)
      : phrase(
          '{ship} fires {drones|drone|drones} at {site}: {hits} hit, and leave {points|point|points}.',
          args,
        );
  },
  ahead: {
    guessed: ({ ship, site, drones }, view) =>
      phrase('{ship} will fire {drones|drone|drones} at {site}.', {
        ship: shipArg(view, ship),
        site: placeArg(site),
        drones,
      }),
  },
  apply: (draft, event) => {
    changeShip(draft, event.ship, () => ({ items: event.items }));
    batter(draft, event);
  },
});

/** A ship devastates the site where it is. */
export const siteDevastated = event('site-devastated', {
  fields: ofShip,
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} devastates the site in {place}.'),
  ahead: '{ship} will devastate the site in {place}.',
  apply: (draft, { place }) => changeSite(draft, place, () => ({ devastated: true })),
});

/** A ship raids a site beside it. */
export const siteRaided = event('site-raided', {
  fields: {
    ...ofShip,
    site: place,
    /** What it takes, on its way home; absent: it fails. */
    taken: optional(funds),
  },
  by: 'order',
  ...toOwner,
  say: ({ ship, site, taken }, view) => {
    const args = { ship: shipArg(view, ship), site: placeArg(site) };
    return taken === undefined
      ? phrase('{ship} raids {site} without success.', args)
      : phrase('{ship} raids {site}: {pe} PE, {or} OR, {dc} DC and {fp} FP are on their way home.', {
          ...args,
          ...taken,
        });
  },
  ahead: {
    guessed: ({ ship, site }, view) =>
      phrase('{ship} will raid {site}.', { ship: shipArg(view, ship), site: placeArg(site) }),
  },
  apply: (draft, { ship, seat, site, taken }) => {
    if (draft.powers[seat] !== undefined) changeShip(draft, ship, () => ({ avoids: site }));
    if (taken === undefined) return;
    changeSite(draft, site, () => ({ raided: true }));
    sendHome(draft, seat, taken);
  },
});
