import type { Hull, Upgrade } from './hull.ts';
import { shipListOf } from './shipList.ts';
import type { ShipList } from './shipList.ts';

const noUpgrades: readonly Upgrade[] = [];

/** A hull with the faster drones and plasma that it has by a year, of which it lacks those of later years (B11.85). */
export function raisedTo(hull: Hull, year: number): Hull {
  const { upgrades = noUpgrades } = hull;
  const have = upgrades.filter((one) => one.year <= year);
  if (have.length === 0) return hull;
  const more = have.reduce((sum, { points }) => sum + points, 0);
  return {
    ...hull,
    bpv: hull.bpv + more,
    epv: hull.epv + more,
    upgrades: upgrades.filter((one) => one.year > year),
  };
}

const raised = new WeakMap<ShipList, Map<number, ShipList>>();

/** A list as it is in a year (B11.85). */
export function listAsOf(list: ShipList, year: number): ShipList {
  if (list.hulls.every(({ upgrades = noUpgrades }) => upgrades.length === 0)) return list;
  const years = raised.get(list) ?? new Map<number, ShipList>();
  raised.set(list, years);
  const known = years.get(year) ?? shipListOf(list.hulls.map((hull) => raisedTo(hull, year)));
  years.set(year, known);
  return known;
}
