import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { levelOf } from '../research/research.ts';
import { commandOf, flagshipOf } from './command.ts';
import { escortsIn } from './escorts.ts';
import { isBase, isFlagged } from './fleet.ts';

/** Maulers and troop ships, which others must bring into position (A10.41). */
export const isAssault = (ship: Ship): boolean =>
  !isBase(ship) && (isFlagged(ship, 'mauler') || isFlagged(ship, 'troop'));

/** Escorts of a squadron that take no slot if it asks for that: so many of each ship that has some, by the level of the technology (D6.27). */
function freeEscorts(state: When, seat: SeatId, ships: readonly Ship[]): number {
  const level = levelOf(state.empires[seat] ?? {}, 'cefo', state);
  return sumOf([...escortsIn(ships).values()].map((of) => Math.min(level, of.length)));
}
type When = Pick<State, 'empires' | 'turn' | 'year'>;

/** How many maulers and troop ships of a squadron can be brought into position, of how many; its flagship is not counted (A10.41). */
export function assaultsOf(
  state: When,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
): { readonly most: number; readonly count: number } {
  const flagship = flagshipOf(ships, named);
  const escorts = sumOf([...escortsIn(ships).values()].map((of) => of.length));
  const free = freeEscorts(state, seat, ships);
  const available = commandOf(state, seat, ships, named).slots - escorts + free;
  return {
    most: Math.floor(Math.max(0, available) / 2),
    count: ships.filter((ship) => ship !== flagship && isAssault(ship)).length,
  };
}

/** The positions of the maulers and troop ships that can be used: those of bases, the flagship’s, and as many of the others as are allowed, the first of them (A10.41). */
export function usableAssaults(
  state: When,
  seat: SeatId,
  ships: readonly Ship[],
  named?: string,
): ReadonlySet<number> {
  const flagship = flagshipOf(ships, named);
  const { most } = assaultsOf(state, seat, ships, named);
  const all = ships.flatMap((ship, at) => (isAssault(ship) ? [at] : []));
  const others = all.filter((at) => ships[at] !== flagship).slice(0, most);
  const bases = ships.flatMap((ship, at) => (isBase(ship) ? [at] : []));
  return new Set([...all.filter((at) => ships[at] === flagship), ...others, ...bases]);
}
