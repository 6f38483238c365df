import type { SeatId } from '#kernel/words/ids.ts';
import { scrapValue } from '../../bank/scrapValue.ts';
import { scrapOfBase } from '../../bases/types.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { isBase, rowFor } from '../../ships/fleet.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import type { Flown } from '../../squadrons/flyersNamed.ts';
import type { Part } from './bases.ts';
import { takesAYear, unitsOf } from './bases.ts';
import { buyerOf, flyersAsWrecks } from './gain.ts';
import type { Wreck } from './wrecks.ts';
import { wreckOf } from './wrecks.ts';

/** What a ship gives; undefined: nobody knows what it cost. */
function gainOf(
  book: ShipList | undefined,
  state: State,
  owner: SeatId,
  { hull: of, figures, paid }: Ship,
): number | undefined {
  const row = book && rowFor(book, owner, of);
  const [named, cost] = [figures?.class ?? row?.class, paid ?? figures?.cost ?? row?.epv];
  if (named === undefined || cost === undefined) return undefined;
  return scrapValue(buyerOf(state, owner), named, cost);
}

/** What is scrapped of a squadron or of bases: whole ships and bases, parts of units of bases, and what the others carry. */
export interface Going {
  readonly ships: readonly Ship[];
  readonly parts?: readonly Part[] | undefined;
  readonly flyers: readonly Flown[];
}

/** What these are while they are scrapped, with what each gives; undefined: nobody knows what some of it cost (B9.20, B9.30). */
export function wrecksOf(
  book: ShipList | undefined,
  state: State,
  owner: SeatId,
  { ships, parts = [], flyers }: Going,
): readonly Wreck[] | undefined {
  const isLate = (ship: Ship): boolean => (isBase(ship) ? takesAYear(ship) : ship.size <= 2);
  const all = [...ships, ...unitsOf(parts)].flatMap((ship) => {
    const gain = isBase(ship) ? scrapOfBase(ship) : gainOf(book, state, owner, ship);
    return gain === undefined ? [] : [wreckOf(ship, gain, state.turn + (isLate(ship) ? 1 : 0))];
  });
  const aboard = flyersAsWrecks(book, state, owner, flyers);
  return aboard === undefined || all.length < ships.length + parts.length ? undefined : [...all, ...aboard];
}
