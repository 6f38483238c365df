import type { UnitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { ScansEvent } from '../model/events/scans.ts';
import type { Changes, Draft } from '../model/draft.ts';
import { changeShip, changeSite, earnPoints, nothing } from '../model/draft.ts';
import { putSite } from '../model/stations.ts';

/** Crews count the scans that find them. */
function notice(draft: Draft, { noticed = [] }: { readonly noticed?: readonly UnitId[] }): void {
  for (const id of noticed) changeShip(draft, id, (ship) => ({ noticed: ship.noticed + 1 }));
}

/** What is changed by events of what ships and bases see. */
export const scansChanges: Changes<ScansEvent> = {
  'sector-scanned': nothing,
  'ships-scanned': notice,
  'cloaks-scanned': notice,
  'hex-scanned': nothing,
  'hex-scan-detected': nothing,
  'site-jammed': (draft, { place }) => {
    changeSite(draft, place, () => ({ jammed: true }));
  },
  'base-stilled': (draft, { place }) => {
    changeSite(draft, place, () => ({ passive: true }));
  },
  'watch-ended': ({ sites }, { places }) => {
    for (const place of places) {
      const site = sites[place];
      if (site === undefined) continue;
      const { jammed: _, passive: __, ...rest } = site;
      putSite(sites, place, rest);
    }
  },
  'monsters-scanned': nothing,
  'values-scanned': (draft, { seat, ep }) => {
    earnPoints(draft, seat, -ep);
  },
  'scans-noticed': (draft, { ships }) => {
    for (const id of keysInOrder(ships)) changeShip(draft, id, () => ({ noticed: 0 }));
  },
};
