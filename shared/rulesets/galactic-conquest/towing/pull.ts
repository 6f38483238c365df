import type { Giving } from '#kernel/declare/order.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { rowFor } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { isCrippled } from '../ships/ships.ts';
import { hexesOf } from '../ships/speed.ts';
import { cannotCommand, excessOf, positionsOf } from '../squadrons/regroup.ts';

/** The row of a ship, in the list of whoever built it. */
const rowOf = (book: ShipList, owner: SeatId, ship: Ship): Hull | undefined =>
  rowFor(book, ship.foreign ?? ship.captured ?? owner, ship.hull);

/** Two costs of movement together, as ship lists write them, such as `2/3`. */
function together(one: string, other: string): string {
  const [over = 0, under = 1] = one.split('/').map(Number);
  const [more = 0, parts = 1] = other.split('/').map(Number);
  return `${over * parts + more * under}/${under * parts}`;
}

/** Hexes that a ship of a squadron moves with these in tow: by its own movement cost and what each of them costs to tow (D1.10, D1.30); undefined: one of them is in no list. */
export function pullOf(
  book: ShipList,
  { seat: owner, ships, hpm }: Pick<Squadron, 'seat' | 'ships' | 'hpm'>,
  by: number,
  towed: readonly Ship[],
): number | undefined {
  const ship = ships[by];
  const tug = ship && rowOf(book, owner, ship);
  const costs = towed.map((one) => rowOf(book, owner, one)?.tow ?? '');
  return tug === undefined || costs.includes('')
    ? undefined
    : hexesOf(tug, hpm === true, costs.reduce(together, tug.move));
}

/** Other squadrons of an empire in the hex of this one, whose ships it could take in tow. */
export function besideOf(
  { squadrons }: Pick<State, 'squadrons'>,
  owner: SeatId,
  id: UnitId,
): readonly UnitId[] {
  const at = squadrons[id]?.place;
  if (at === undefined) return [];
  return squadronsAt(squadrons, at).flatMap(([one]) =>
    one !== id && squadronGiven(squadrons, { seat: owner, unit: one }) !== undefined ? [one] : [],
  );
}

/** Why ships of another squadron do not come into this one in tow (D6.10, E2.60). */
function cannotJoin(
  state: State,
  into: Squadron,
  was: Squadron,
  at: readonly number[],
  going: readonly Ship[],
): Problem | undefined {
  if (was.guards === true || into.guards === true) return impossible('GC B2.60', 'on-convoy-duty');
  if ((was.stationed === true) !== (into.stationed === true))
    return impossible('GC E2.60', 'regroups-to-a-post');
  const left = { ...was, ships: was.ships.filter((_, position) => !at.includes(position)) };
  if (excessOf(state, left) > excessOf(state, was)) return impossible('GC D6.10', 'left-uncommanded');
  return cannotCommand(state, { ...into, ships: [...into.ships, ...going] });
}

/** Why the ships are not taken in tow; undefined: they are (D1.30). */
export function cannotTow(
  book: ShipList | undefined,
  state: State,
  given: Giving<{
    readonly ref: never;
    readonly kind: 'tow';
    readonly ships: readonly string[];
    readonly by: string;
    readonly from?: UnitId;
  }>,
): Problem | undefined {
  const squadron = squadronGiven(state.squadrons, given);
  if (squadron === undefined || given.unit === undefined) return impossible('GC A6.20', 'not-your-squadron');
  const { ships, by, from = given.unit } = given.order;
  const was = squadronGiven(state.squadrons, { seat: given.seat, unit: from });
  if (was === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (was.place !== squadron.place) return impossible('GC D1.30', 'tows-elsewhere');
  if (ships.length === 0) return impossible('GC D1.30', 'no-ships-named');
  const [at, tug] = [positionsOf(was.ships, ships), positionsOf(squadron.ships, [by])?.[0]];
  if (at === undefined || tug === undefined) return impossible('GC D1.30', 'no-such-ship');
  const going = at.flatMap((position) => was.ships[position] ?? []);
  const puller = squadron.ships[tug];
  if (was === squadron && at.includes(tug)) return impossible('GC D1.30', 'tows-itself');
  if (puller?.towed !== undefined || puller?.hauls !== undefined || puller === undefined)
    return impossible('GC D1.30', 'tows-already', { hull: by });
  const taken = going.find((ship) => ship.towed !== undefined || ship.hauls !== undefined);
  if (taken !== undefined) return impossible('GC D1.30', 'tows-already', { hull: taken.hull });
  if (book === undefined) return impossible('GC A1.20', 'no-ship-list');
  const hexes = pullOf(book, squadron, tug, going);
  if (hexes === undefined) return impossible('GC D1.30', 'cannot-be-towed');
  if (hexes === 0 || isCrippled(puller)) return impossible('GC D1.30', 'tow-too-heavy', { hull: by });
  return was === squadron ? undefined : cannotJoin(state, squadron, was, at, going);
}
