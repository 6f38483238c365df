import { sumOf } from '#kernel/steps/fractions.ts';
import { isGunboatClass } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { cargoPercentOf } from '../ships/crew.ts';
import { isGunboat } from '../ships/fleet.ts';
import { warClassOf } from '../model/yards/war.ts';

/** Cargo boxes that a ship needs for a turn, by its size class (C13.15). */
const boxesBySize: readonly number[] = [25, 15, 10, 5];
/** War cruisers and war destroyers need twice as much as others of their size (C13.15). */
const boxesOfWar = { CW: 20, DW: 10 } as const;

/** Boxes that six gunboats need, or fewer, in a squadron by themselves or aboard (C13.15). */
const ofGunboats = { boxes: 5, of: 6 } as const;

/** Cargo boxes that a ship needs for a turn, without those of gunboats (C13.15). */
export function boxesOf({ hull, size, figures }: Ship): number {
  const war = warClassOf(figures?.class ?? hull);
  return war === undefined ? (boxesBySize[size - 1] ?? 0) : boxesOfWar[war];
}

/** Percent of the usual cargo that a ship needs: half as much with a logistics officer (A12.30c). */
const cargoShareOf = (ship: Ship): number => cargoPercentOf(ship) / (hasRole(ship, 'LL') ? 2 : 1);

/** Gunboats that a ship has aboard, or is. */
const gunboatsWith = (ship: Ship): number =>
  (isGunboat(ship) ? 1 : 0) +
  sumOf((ship.wings ?? []).map((one) => (isGunboatClass(one.class) ? one.count : 0)));

/** Cargo boxes that a squadron needs for a turn, its crews counted, and gunboats in sixes. OURS: rounded up for all of it (C9.40, C9.51, C13.15). */
export function boxesOfAll({ ships }: Pick<Squadron, 'ships'>): number {
  const gunboats = sumOf(ships.map(gunboatsWith));
  const others = ships.filter((ship) => !isGunboat(ship));
  return (
    Math.ceil(sumOf(others.map((ship) => boxesOf(ship) * cargoShareOf(ship))) / 100) +
    Math.ceil(gunboats / ofGunboats.of) * ofGunboats.boxes
  );
}
