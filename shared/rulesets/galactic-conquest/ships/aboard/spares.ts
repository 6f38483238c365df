import type { Ship } from '../../model/ship.ts';
import { isGunboatClass, isShuttle } from '../../model/battle/wings.ts';
import { hasRole } from './officers.ts';

/** Fighters that a ship with a logistics officer carries beyond its room (A12.30c). */
const extra = 2;

/** How many more than it has room for a ship carries in the wing of this number: OURS, of the first type of fighters that it has (A12.30c). */
export function sparesIn(ship: Ship, wing: number): number {
  const first = (ship.wings ?? []).findIndex(
    (one) => one.links !== true && !isGunboatClass(one.class) && !isShuttle(one),
  );
  return first === wing && wing !== -1 && hasRole(ship, 'LL') ? extra : 0;
}
