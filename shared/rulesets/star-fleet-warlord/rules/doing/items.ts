import type { UnitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { ItemsShipOrder } from '../../model/orders/items.ts';
import type { Ship } from '../../model/ship.ts';
import { crewLevels } from '../../tables/figures.ts';
import { impossible } from '../../tables/refusals.ts';
import { designOf } from '../../tables/ships/index.ts';
import { any, nameOf } from '../able.ts';
import type { Doings } from '../able.ts';
import { fundsOf } from '../money.ts';
import { fixable, refills, repairerOf } from '../places.ts';
import type { Moment } from '../places.ts';
import { capacityOf } from '../ships/capacity.ts';
import { factorsOf, repairSteps } from '../ships.ts';
import type { World } from '../world.ts';

/** What a repair of damage and engines costs, in ores (SFW 1915). */
export const repairCost = (ship: Ship): number =>
  rounded(repairSteps(ship) * designOf(ship).cost, 10) + 10 * ship.drained;

/** The least that a repair costs, where only crew or shields are restored (SFW 1925). */
export const leastRepair = 1;

function cannotRepair(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  const whole =
    ship.damage === 0 &&
    ship.drained === 0 &&
    ship.crew >= crewLevels.usual &&
    ship.shields >= factorsOf(ship).shields;
  if (whole) return impossible('SFW 1911', 'nothing-to-repair', { ship: nameOf(id, ship) });
  if (repairerOf(moment, id, ship) === undefined) return impossible('SFW 1932', 'nowhere-to-repair');
  const price = Math.max(leastRepair, repairCost(ship));
  const holds = fundsOf(moment.world.state, ship.seat).or;
  return price > holds ? impossible('SFW 1923', 'too-dear', { price, what: 'OR', holds }) : undefined;
}

/** Whether a ship takes up spare parts where it is: at bases when others are resupplied. */
export const wantsSpares = (world: World, ship: Ship): boolean =>
  ship.spares < capacityOf(ship, 'spares') && refills(world, ship.seat, ship.place);

/** Orders of what ships carry, store and repair with, and what hinders them. */
export const itemsDoings: Doings<ItemsShipOrder> = {
  fix: {
    title: 'Fix Damage',
    code: 'FIX',
    cite: 'SFW 1650',
    able: any('R'),
    what: 'a repair ship',
    hindered({ world }, id, ship) {
      if (ship.spares === 0) return impossible('SFW 1662', 'no-spares', { ship: nameOf(id, ship) });
      return fixable(world, ship).length > 0 ? undefined : impossible('SFW 1654', 'nothing-to-fix');
    },
  },
  repair: { title: 'Repair Damage', code: 'REPR', cite: 'SFW 1911', hindered: cannotRepair },
};
