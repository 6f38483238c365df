import type { PlaceId } from '#kernel/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { RaidsEvent } from '../model/events/raids.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, changeSite, nothing, sendHome } from './parts/draft.ts';

/** What is changed by events of raids, bombardment and devastation. */
export const raidsChanges: Changes<RaidsEvent> = {
  'site-raided': (draft, { seat, site, taken }) => {
    if (taken === undefined) return;
    changeSite(draft, site, () => ({ raided: true }));
    sendHome(draft, seat, taken);
  },
  'raid-suffered': nothing,
  'site-devastated': (draft, { place }) => {
    changeSite(draft, place, () => ({ devastated: true }));
  },
  'site-bombarded': (draft, { ship, site, items, points, base, beyond, devastated, garrison }) => {
    changeShip(draft, ship, () => ({ items }));
    changeSite(draft, site, (was) => ({
      ...garrison,
      points,
      base,
      devastated: was.devastated || devastated,
    }));
    (draft.hit as Record<PlaceId, number>)[site] = beyond;
  },
  'drones-launched': (draft, { seat, site, drones, points, base, beyond, devastated, garrison }) => {
    change(draft.corporations, seat, ({ store }) => ({ store: { ...store, drones: store.drones - drones } }));
    changeSite(draft, site, (was) => ({
      ...garrison,
      points,
      base,
      devastated: was.devastated || devastated,
    }));
    (draft.hit as Record<PlaceId, number>)[site] = beyond;
  },
  'bombardment-suffered': nothing,
};
