import type { UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { ScansEvent } from '../model/events/scans.ts';
import type { Changes, Draft } from './parts/draft.ts';
import { changeShip, nothing } from './parts/draft.ts';

/** Crews count the scans that find them. */
function notice(draft: Draft, { noticed = [] }: { readonly noticed?: readonly UnitId[] }): void {
  for (const id of noticed) changeShip(draft, id, (ship) => ({ noticed: ship.noticed + 1 }));
}

/** What is changed by events of what ships and bases see. */
export const scansChanges: Changes<ScansEvent> = {
  'sector-scanned': nothing,
  'ships-scanned': notice,
  'cloaks-scanned': notice,
  'scans-noticed': (draft, { ships }) => {
    for (const id of keysInOrder(ships)) changeShip(draft, id, () => ({ noticed: 0 }));
  },
};
