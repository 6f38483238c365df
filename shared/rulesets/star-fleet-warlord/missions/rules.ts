import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import { cloakSurcharge, crewLevels, refit, upgrade, yearOf } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { topSpeed } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import { missions, missionsOf } from '../ships/list/missions.ts';
import { bothOf, codesOf } from '../galaxy/terrain.ts';
import { nameOf } from '../ships/able.ts';
import { cannotPay } from '../money/money.ts';
import type { Moment } from '../ships/places.ts';
import { hasDepot, isBase, repairShipFor, trains } from '../ships/places.ts';
import { missionOf } from '../ships/abilities.ts';
import { capacityOf } from '../ships/capacity.ts';
import { mostOnBoard } from '../items/items.ts';
import { fullSpeed } from '../ships/speed.ts';
import { canCloak, shipsAt } from '../ships/ships.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** What scrapping returns, in EP (SFW 2016). */
export const scrapValue = ({ crew, ...ship }: Pick<Ship, 'crew' | 'design'>): number =>
  percentOf(25 + 10 * (crew - crewLevels.usual), designOf(ship).cost);

/** What a cloaking device costs later, a refit and an upgrade, in EP, dilithium and ores (SFW 1735, 1897, 2108). */
export const fittingCosts = {
  cloak: (ship: Ship): number => percentOf(cloakSurcharge, designOf(ship).cost),
  refit: (ship: Ship): number => percentOf(refit.percent, designOf(ship).cost),
  upgrade: (ship: Ship): number => percentOf(upgrade.cost, designOf(ship).cost),
} as const;

const isMonster = (ship: Ship): boolean => designOf(ship).race === 'M';

/** Fleet repair docks refit ships as bases do, where they stand still (SFW 1893). */
const dock = 'C-FRD';
const atDock = (moment: Moment, { seat, place }: Ship): boolean =>
  isBase(moment.world, seat, place) ||
  shipsAt(moment.world.state, place).some(
    ([id, other]) => other.seat === seat && other.design === dock && !moment.moves(id),
  );

export function cannotChange(moment: Moment, id: UnitId, ship: Ship, mission: string): Problem | undefined {
  const [named, able] = [missions[mission], missionsOf(designOf(ship)).includes(mission)];
  if (named === undefined || !able)
    return impossible('SFW 1234', 'no-such-mission', { ship: nameOf(id, ship), mission });
  if (missionOf(ship) === mission) return impossible('SFW 1205', 'mission-already', { mission: named.name });
  const { state } = moment.world;
  const least = named.eased === true && hasSpecial(state, ship.seat, 'facilitator') ? undefined : named.crew;
  if (least !== undefined && ship.crew < least)
    return impossible('SFW 1813', 'crew-too-weak', { ship: nameOf(id, ship), least });
  const anywhere = ship.team === true || hasSpecial(state, ship.seat, 'integration-center');
  return anywhere || trains(moment, ship) ? undefined : impossible('SFW 1823', 'nowhere-to-change');
}

export function cannotRefit(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (yearOf(moment.world.state.turn) < refit.from)
    return impossible('SFW 1890', 'no-refits-yet', { year: refit.from });
  const speed = fullSpeed(ship);
  if (ship.refitted === true || speed === 0 || speed >= topSpeed || isMonster(ship))
    return impossible('SFW 1900', 'no-refit-for-it', { ship: nameOf(id, ship) });
  const anywhere = hasSpecial(moment.world.state, ship.seat, 'refit-center');
  if (!anywhere && !atDock(moment, ship)) return impossible('SFW 1893', 'nowhere-to-refit');
  return cannotPay(moment.world.state, ship.seat, fittingCosts.refit(ship), 'SFW 1897', 'dc');
}

/** What upgrades a ship where it is: a base or a logistics base, or a repair ship beside it that stands still, whose point is spent (SFW 2107, 2110, 3066). */
export const upgraderOf = (moment: Moment, id: UnitId, ship: Ship): { readonly by?: UnitId } | undefined => {
  if (isBase(moment.world, ship.seat, ship.place) || hasDepot(moment, ship)) return {};
  return repairShipFor(moment, id, ship);
};

export function cannotUpgrade(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (ship.upgraded !== undefined || isMonster(ship))
    return impossible('SFW 2104', 'no-upgrade-for-it', { ship: nameOf(id, ship) });
  if (ship.age < upgrade.age)
    return impossible('SFW 2103', 'too-young', { ship: nameOf(id, ship), age: upgrade.age });
  if (upgraderOf(moment, id, ship) === undefined) return impossible('SFW 2107', 'nowhere-to-upgrade');
  return cannotPay(moment.world.state, ship.seat, fittingCosts.upgrade(ship), 'SFW 2108', 'or');
}

export function cannotBuyCloak({ world }: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (canCloak(ship)) return impossible('SFW 1729', 'has-a-cloak', { ship: nameOf(id, ship) });
  if (!isBase(world, ship.seat, ship.place)) return impossible('SFW 1736', 'no-base-here');
  return cannotPay(world.state, ship.seat, fittingCosts.cloak(ship), 'SFW 1735');
}

/** Items that find no room in another mission: they go back to the Home Office (SFW 1234). */
export function surplus(ship: Ship, mission: string): Ship['items'] {
  return Object.fromEntries(
    itemKinds.flatMap((kind) => {
      const held = ship.items[kind];
      if (kind === 'decoys' || held === undefined) return [];
      const more = held - mostOnBoard({ ...ship, mission }, kind);
      return more > 0 ? [[kind, more]] : [];
    }),
  );
}

/** Repair points of a ship in another mission: whoever is switched to one that has them has all of them (SFW 6602). */
export const sparesAfter = (ship: Ship, mission: string): number => {
  const most = capacityOf({ ...ship, mission }, 'spares');
  return missions[mission]?.adds?.what === 'spares' ? most : Math.min(ship.spares, most);
};

/** Why a ship with a cloaking device cannot cloak where it is; undefined if it can (SFW 1604). */
export function cannotCloak(world: World, id: UnitId, ship: Ship): Problem | undefined {
  if (ship.cloaked) return impossible('SFW 1587', 'cloaked-already', { ship: nameOf(id, ship) });
  const hex = world.hex(ship.place);
  return ship.crew < 7 && bothOf(hex).some(({ cloaksBlocked }) => cloaksBlocked === true)
    ? impossible('SFW 1587', 'cloak-disrupted', { terrain: codesOf(hex) })
    : undefined;
}
