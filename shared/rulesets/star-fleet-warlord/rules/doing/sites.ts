import { percentOf } from '#kernel/steps/fractions.ts';
import type { SitesShipOrder } from '../../model/orders/sites.ts';
import type { Ship } from '../../model/ship.ts';
import { crewLevels } from '../../tables/figures.ts';
import { flatOf } from '../../tables/terrain.ts';
import { orBestCrew } from '../able.ts';
import type { Doings } from '../able.ts';
import { hasVariant } from '../ships.ts';
import type { World } from '../world.ts';

/** What a ship finds where so much lies (SFW 1855, 6412). */
export const prospected = (world: World, ship: Ship): number => {
  const value = world.prospect(ship.place);
  if (flatOf(world.hex(ship.place))) return value;
  return percentOf(100 + 10 * (ship.crew - crewLevels.usual) + (hasVariant(ship, 'Y') ? 25 : 0), value);
};

/** Orders of sites, their fortifications and what hexes are worth, and what hinders them. */
export const sitesDoings: Doings<SitesShipOrder> = {
  assay: {
    title: 'Assay a Site',
    code: 'ASSA',
    cite: 'SFW 1509',
    sound: true,
    crew: () => 2,
    able: orBestCrew('Y'),
    what: 'a survey ship, or a crew of level 9',
  },
  prospect: { title: 'Prospect', code: 'PRSP', cite: 'SFW 1840', whole: true },
};
