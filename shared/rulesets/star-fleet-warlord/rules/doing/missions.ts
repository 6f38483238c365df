import { percentOf } from '#kernel/steps/fractions.ts';
import type { MissionsShipOrder } from '../../model/orders/missions.ts';
import type { Ship } from '../../model/ship.ts';
import { crewLevels } from '../../tables/figures.ts';
import { impossible } from '../../tables/refusals.ts';
import { designOf } from '../../tables/ships/index.ts';
import { bothOf, codesOf } from '../../tables/terrain.ts';
import { nameOf } from '../able.ts';
import type { Doings } from '../able.ts';
import { canCloak } from '../ships.ts';

/** What scrapping returns, in EP (SFW 2016). */
export const scrapValue = ({ crew, ...ship }: Pick<Ship, 'crew' | 'design'>): number =>
  percentOf(25 + 10 * (crew - crewLevels.usual), designOf(ship).cost);

/** Orders of what ships are made for: missions, refits, upgrades, cloaks and links, and what hinders them. */
export const missionsDoings: Doings<MissionsShipOrder> = {
  cloak: {
    title: 'Activate Cloak',
    code: 'CLOA',
    cite: 'SFW 1587',
    able: canCloak,
    what: 'a cloaking device',
    hindered({ world }, id, ship) {
      if (ship.cloaked) return impossible('SFW 1587', 'cloaked-already', { ship: nameOf(id, ship) });
      const hex = world.hex(ship.place);
      return ship.crew < 7 && bothOf(hex).some(({ cloaksBlocked }) => cloaksBlocked === true)
        ? impossible('SFW 1587', 'cloak-disrupted', { terrain: codesOf(hex) })
        : undefined;
    },
  },
  scrap: { title: 'Scrap Ship', code: 'SCRA', cite: 'SFW 2008' },
};
