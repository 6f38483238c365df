import type { PlaceId } from '#kernel/words/ids.ts';
import type { DronesLaunched, RaidsEvent } from '../model/events/raids.ts';
import type { Changes, Draft } from '../model/draft.ts';
import { changeShip, changeSite, nothing, sendHome, stock } from '../model/draft.ts';

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

/** What is changed by events of raids, bombardment and devastation. */
export const raidsChanges: Changes<RaidsEvent> = {
  'site-raided': (draft, { ship, seat, site, taken }) => {
    if (draft.powers[seat] !== undefined) changeShip(draft, ship, () => ({ avoids: site }));
    if (taken === undefined) return;
    changeSite(draft, site, () => ({ raided: true }));
    sendHome(draft, seat, taken);
  },
  'raid-suffered': nothing,
  'site-devastated': (draft, { place }) => {
    changeSite(draft, place, () => ({ devastated: true }));
  },
  'site-bombarded': (draft, event) => {
    changeShip(draft, event.ship, () => ({ items: event.items }));
    batter(draft, event);
  },
  'drones-launched': (draft, event) => {
    stock(draft, event.seat, { drones: event.drones }, -1);
    batter(draft, event);
  },
  'bombardment-suffered': nothing,
};
