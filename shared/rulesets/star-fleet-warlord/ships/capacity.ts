import type { ItemKind, Ship } from '../model/ship.ts';
import { designOf } from './list/index.ts';
import { addedBy } from './list/missions.ts';
import { upgradeOf } from './list/upgrades.ts';
import { missionOf } from './abilities.ts';

/** What a ship has room for: items, and repair points. */
export type Load = Exclude<ItemKind, 'decoys'> | 'spares';

/** How many of a kind it can carry: by its row, its mission and its upgrade (SFW 1221, 2115). */
export function capacityOf(ship: Pick<Ship, 'design' | 'mission' | 'upgraded'>, what: Load): number {
  const design = designOf(ship);
  const [added, upgrade] = [addedBy(design, missionOf(ship)), upgradeOf(design)];
  return (
    design[what] +
    (added?.what === what ? added.most : 0) +
    (ship.upgraded !== undefined && upgrade.what === what ? upgrade.most : 0)
  );
}
