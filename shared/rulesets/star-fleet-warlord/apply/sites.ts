import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { SitesEvent } from '../model/events/sites.ts';
import { resources } from '../model/funds.ts';
import type { OfficerLetter } from '../model/ship.ts';
import { putSite } from '../model/stations.ts';
import type { Changes, Draft } from '../model/draft.ts';
import { changeShip, changeSite, earn, earnPoints, nothing } from '../model/draft.ts';

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

/** What is changed by events of sites, their fortifications and what hexes are worth. */
export const sitesChanges: Changes<SitesEvent> = {
  'hex-assayed': nothing,
  'hex-prospected': (draft, { seat, ship, place, ep, besides = {}, bombs = 0 }) => {
    earnPoints(draft, seat, ep);
    if (bombs > 0)
      changeShip(draft, ship, ({ items }) => ({ items: { ...items, bombs: (items.bombs ?? 0) + bombs } }));
    earn(draft, seat, besides);
    (draft.prospects as Record<PlaceId, unknown>)[place] = { value: 0, turn: draft.turn };
  },
  'moons-surveyed': (draft, { place, moons, value }) => {
    changeSite(draft, place, () => ({ moons, surveyed: true }));
    (draft.prospects as Record<PlaceId, unknown>)[place] = { value, turn: draft.turn };
  },
  'site-restored': (draft, { seat, place, cost }) => {
    changeSite(draft, place, () => ({ devastated: false }));
    earn(draft, seat, Object.fromEntries(resources.map((resource) => [resource, -cost[resource]])));
  },
  'site-fortified': (draft, { seat, place, ep, points, base, name }) => {
    earnPoints(draft, seat, -ep);
    changeSite(draft, place, () => ({ points, base, ...(name === undefined ? {} : { name }) }));
  },
  'garrison-assigned': (draft, { seat, place, fighters, pfs }) => {
    store(draft, seat, { fighters: -fighters, pfs: -pfs });
    changeSite(draft, place, (site) => ({ fighters: site.fighters + fighters, pfs: site.pfs + pfs }));
  },
  'site-unfortified': (draft, { seat, place, ep, dropped, ...back }) => {
    const was = draft.sites[place];
    if (was === undefined) return;
    earnPoints(draft, seat, ep);
    store(draft, seat, back);
    const { owner, ...rest } = { ...was, points: 0, base: false, fighters: 0, pfs: 0, officers: '' };
    putSite(draft.sites, place, dropped || owner === undefined ? rest : { ...rest, owner });
  },
};
