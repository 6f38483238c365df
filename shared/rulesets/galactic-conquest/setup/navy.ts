import type { SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { nameOf } from '../map/seats.ts';
import type { State } from '../model/state.ts';
import type { Ship } from '../model/ship.ts';
import { unreadable } from '../refusals.ts';
import { letterOf } from '../ships/fleet.ts';
import { shipIn } from '../ships/wings.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import type { Empire, HullClass } from '../ships/list/words.ts';
import { kindOf } from '../ships/list/words.ts';

/** Who must have old ships: a quarter of its navy at least (Z1.150). */
const oldNavy: Empire = 'R';

/** Tugs and civilians: they stand for no class of warship. */
const others: readonly HullClass[] = ['TG', 'LTT', 'TT', 'AUX'];

/** Whether a hull can be bought for a beginning by the plain rule: its own, in service, and no X-ship (Z1.10, Z1.40, Z1.100). */
const isPlain = (hull: Hull, letter: Empire, year: number): boolean =>
  hull.empire === letter &&
  hull.year <= year &&
  kindOf(hull) === 'ship' &&
  !others.includes(hull.class) &&
  !has(hull, 'foreign') &&
  !has(hull, 'X1') &&
  !has(hull, 'X2');

/**
 * OURS, until navies are bought by their owners (Z1): what stands for a class is the cheapest hull of it that its empire has in service, scouts for `SC`,
 * old ships of the size, but for the `CA`, where an empire must have some, and where there is none of the class, a standard type of the size.
 * Undefined where the list has nothing of the size in that year.
 */
export function plainHull(
  { hulls }: ShipList,
  letter: Empire,
  { hull: wanted, size }: Pick<Ship, 'hull' | 'size'>,
  year: number,
): Hull | undefined {
  const all = hulls.filter((hull) => hull.size === size && isPlain(hull, letter, year));
  const scout = wanted === 'SC';
  const old = letter === oldNavy && !scout && wanted !== 'CA';
  const rank = (hull: Hull): number => {
    if (scout) return has(hull, 'scout') ? 0 : 3;
    if (old && has(hull, 'old')) return 0;
    if (hull.class === wanted && hull.base === '') return 1;
    return hull.standard || hull.base === '' ? 2 : 3;
  };
  return all.toSorted(
    compareBy(
      rank,
      ({ epv }) => epv,
      ({ designation }) => designation,
    ),
  )[0];
}

/** The squadrons of a beginning with ships of the list where they are written by classes; empires that no list has keep them. */
export function withShips(
  squadrons: State['squadrons'],
  list: ShipList,
  year: number,
): Result<State['squadrons'], readonly Problem[]> {
  const lacking = new Map<string, Problem>();
  const shipFor = (seat: SeatId, ship: Ship): Ship => {
    const letter = letterOf(seat);
    if (letter === undefined || ship.figures !== undefined) return ship;
    const row = plainHull(list, letter, ship, year);
    if (row !== undefined) return shipIn(list, row, true);
    const args = { empire: nameOf(seat), hull: ship.hull, year };
    lacking.set(`${seat} ${ship.hull}`, unreadable('ship-list-lacks', args));
    return ship;
  };
  const bought = inOrder(squadrons).map(
    ([unit, one]) => [unit, { ...one, ships: one.ships.map((ship) => shipFor(one.seat, ship)) }] as const,
  );
  return lacking.size > 0 ? bad([...lacking.values()]) : good(Object.fromEntries(bought));
}
