import type { PlaceId } from '#kernel/ids.ts';
import { change } from '#kernel/steps/change.ts';
import type { RaidsEvent } from '../model/events/raids.ts';
import type { Funds } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, changeSite, nothing } from './parts/draft.ts';

const sum = (one: Funds, other: Funds): Funds =>
  Object.fromEntries(
    resources.map((resource) => [resource, one[resource] + other[resource]]),
  ) as unknown as Funds;

/** What is changed by events of raids, bombardment and devastation. */
export const raidsChanges: Changes<RaidsEvent> = {
  'site-raided': (draft, { seat, site, taken }) => {
    if (taken === undefined) return;
    changeSite(draft, site, () => ({ raided: true }));
    change(draft.corporations, seat, ({ transit }) => ({ transit: sum(transit, taken) }));
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
  'bombardment-suffered': nothing,
};
