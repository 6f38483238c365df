import type { UnitId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { ItemsShipOrder } from '../model/orders/items.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels, decoyCrews, logisticsBase } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { emptyHex } from '../galaxy/terrain.ts';
import { designOf } from '../ships/list/index.ts';
import type { Doings } from '../ships/able.ts';
import { any, nameOf } from '../ships/able.ts';
import { decoysAt, fillsGarrison, handings, takesGarrison } from './items.ts';
import { cannotPay } from '../money/money.ts';
import type { Moment } from '../ships/places.ts';
import { fixable, refills, repairerOf } from '../ships/places.ts';
import { capacityOf } from '../ships/capacity.ts';
import { factorsOf, repairSteps } from '../ships/ships.ts';
import type { World } from '../galaxy/world.ts';

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
  return cannotPay(moment.world.state, ship.seat, price, 'SFW 1923', 'or');
}

/** Whether a ship takes up spare parts where it is: at bases when others are resupplied. */
export const wantsSpares = (world: World, ship: Ship): boolean =>
  ship.spares < capacityOf(ship, 'spares') && refills(world, ship.seat, ship.place);

function cannotDrop({ world }: Moment, _: UnitId, { seat, place }: Ship): Problem | undefined {
  if (world.state.sites[place] !== undefined) return impossible('SFW 1614', 'site-here');
  return (world.state.corporations[seat]?.store.decoys ?? 0) > 0
    ? undefined
    : impossible('SFW 1611', 'no-decoys');
}

/** Why the garrison of the site where a ship is changes nothing; undefined if it changes. */
const unmoved =
  (craft: typeof fillsGarrison, cite: Cite) =>
  ({ world }: Moment, _: UnitId, ship: Ship): Problem | undefined => {
    if (world.state.sites[ship.place]?.owner !== ship.seat) return impossible(cite, 'not-your-site');
    const { fighters, pfs } = craft(world, ship);
    return fighters + pfs > 0 ? undefined : impossible(cite, 'garrison-unchanged');
  };

function cannotPlaceBase({ world }: Moment, id: UnitId, ship: Ship): Problem | undefined {
  const { ep, spares } = logisticsBase;
  if (ship.spares < spares)
    return impossible('SFW 1806', 'too-few-spares', { ship: nameOf(id, ship), least: spares });
  if (world.hex(ship.place).point !== emptyHex.point) return impossible('SFW 3062', 'point-terrain-here');
  return cannotPay(world.state, ship.seat, ep, 'SFW 1809');
}

const dropping = (title: string, code: string): Doings<ItemsShipOrder>['drop-decoy'] => ({
  title,
  code,
  cite: 'SFW 1607',
  sound: true,
  crew: () => decoyCrews.drop,
  hindered: cannotDrop,
});

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
  give: {
    title: 'Give Items Away',
    code: 'GIVE',
    cite: 'SFW 1742',
    hindered: (moment, id, ship) =>
      handings(moment, id, ship).length > 0 ? undefined : impossible('SFW 1748', 'nothing-to-give'),
  },
  'drop-decoy': dropping('Drop a Decoy', 'DECY'),
  'drop-cloaked-decoy': dropping(
    'Drop a Cloaked Decoy',
    'DECC',
  ) as Doings<ItemsShipOrder>['drop-cloaked-decoy'],
  'collect-decoys': {
    title: 'Collect Decoys',
    code: 'COLL',
    cite: 'SFW 1620',
    sound: true,
    crew: () => decoyCrews.collect,
    hindered: ({ world }, _, { place }) =>
      decoysAt(world, place).length > 0 ? undefined : impossible('SFW 1626', 'no-decoys-here'),
  },
  'fill-garrison': {
    title: 'Garrison Fighters and PFs',
    code: 'GARR',
    cite: 'SFW 1695',
    hindered: unmoved(fillsGarrison, 'SFW 1702'),
  },
  'take-garrison': {
    title: 'Extract Fighters and PFs',
    code: 'GARX',
    cite: 'SFW 1712',
    sound: true,
    hindered: unmoved(takesGarrison, 'SFW 1717'),
  },
  'place-base': {
    title: 'Place a Logistics Base',
    code: 'LOGB',
    cite: 'SFW 1802',
    able: any('R'),
    what: 'a repair ship',
    hindered: cannotPlaceBase,
  },
  repair: { title: 'Repair Damage', code: 'REPR', cite: 'SFW 1911', hindered: cannotRepair },
};
