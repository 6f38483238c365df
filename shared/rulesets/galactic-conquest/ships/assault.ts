import type { SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { availableSlots, flagshipOf } from './command.ts';
import { isBase, isFlagged } from './fleet.ts';

/** Maulers and troop ships, which others must bring into position (A10.41). */
export const isAssault = (ship: Ship): boolean =>
  !isBase(ship) && (isFlagged(ship, 'mauler') || isFlagged(ship, 'troop'));

type When = Pick<State, 'empires' | 'turn' | 'year'>;

/** The position of the flagship. */
function leadOf(ships: readonly Ship[], named?: string): number {
  const flagship = flagshipOf(ships, named);
  return flagship === undefined ? -1 : ships.indexOf(flagship);
}

/** How many maulers and troop ships of a squadron can be brought into position, of how many; its flagship is not counted (A10.41). */
export function assaultsOf(
  state: When,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
  exempt = false,
): { readonly most: number; readonly count: number } {
  const flagship = leadOf(ships, named);
  return {
    most: Math.floor(availableSlots(state, seat, ships, named, exempt) / 2),
    count: ships.filter((ship, at) => at !== flagship && isAssault(ship)).length,
  };
}

/** The positions of the maulers and troop ships that can be used: those of bases, the flagship’s, and as many of the others as are allowed, the first of them (A10.41). */
export function usableAssaults(
  state: When,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
  exempt = false,
): ReadonlySet<number> {
  const flagship = leadOf(ships, named);
  const { most } = assaultsOf(state, seat, ships, named, exempt);
  const all = ships.flatMap((ship, at) => (isAssault(ship) ? [at] : []));
  const others = all.filter((at) => at !== flagship).slice(0, most);
  const bases = ships.flatMap((ship, at) => (isBase(ship) ? [at] : []));
  return new Set([...all.filter((at) => at === flagship), ...others, ...bases]);
}
