import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import { isFlagged } from './fleet.ts';
import { leftOf } from './ships.ts';

/** The most escorts that a ship is assigned. OURS: the book leaves their number to the ships. */
export const mostEscorts = 3;

/** Whether it has escorts assigned, if there are some: carriers, tenders and space control ships (A10.40h). */
const isConsort = (ship: Ship): boolean =>
  !isFlagged(ship, 'escort') &&
  (['carrier', 'control', 'tender'] as const).some((flag) => isFlagged(ship, flag));

/** The positions of the escorts of each ship that has some, by its position. OURS: escorts are dealt out one by one in the order of the ships (A10.40h). */
export function escortsIn(ships: readonly Ship[]): ReadonlyMap<number, readonly number[]> {
  const consorts = ships.flatMap((ship, at) => (isConsort(ship) ? [at] : []));
  const escorts = ships.flatMap((ship, at) => (isFlagged(ship, 'escort') ? [at] : []));
  return new Map(
    consorts.flatMap((at, nth) => {
      const own = escorts.filter((_, one) => one % consorts.length === nth).slice(0, mostEscorts);
      return own.length === 0 ? [] : [[at, own] as const];
    }),
  );
}

/** What escorts add to the defense factors of the ship that they escort: half of their own, each rounded down (A10.40h). */
export const guardOf = (ships: readonly Ship[], escorts: readonly number[] = []): number =>
  sumOf(escorts.flatMap((at) => ships[at] ?? []).map((ship) => Math.floor(leftOf(ship) / 2)));
