import { integer, line, list } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { hull, most, place, seat, unit } from '../declare.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { positionsOf } from './regroup.ts';

/** Ships of a squadron in an order, by their names in it. */
export const shipNames = list(line(24, 1), most.ships);

/** The members of an event that befalls such ships: where they are, at which positions of their squadron, and their hulls. */
export const namedShips = {
  seat,
  unit,
  place,
  at: list(integer(0, most.ships), most.ships),
  hulls: list(hull, most.ships),
} as const;

/** The values of those members. */
export interface Named {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly at: readonly number[];
  readonly hulls: readonly string[];
}

/** An order that names ships of a squadron. */
export interface Naming {
  readonly seat: SeatId;
  readonly unit?: UnitId | undefined;
  readonly order: { readonly ships: readonly string[] };
}

/** What an event says of the ships that an order names, and those ships; undefined where one of them is not there. `positions`: which they are. */
export function namedIn(
  { squadrons }: Pick<State, 'squadrons'>,
  given: Naming,
  positions: (
    ships: readonly Ship[],
    names: readonly string[],
  ) => readonly number[] | undefined = positionsOf,
): { readonly told: Named; readonly going: readonly Ship[] } | undefined {
  const squadron = given.unit && squadrons[given.unit];
  const at = squadron && positions(squadron.ships, given.order.ships);
  if (given.unit === undefined || squadron === undefined || at === undefined) return undefined;
  const going = at.flatMap((position) => squadron.ships[position] ?? []);
  return {
    told: {
      seat: given.seat,
      unit: given.unit,
      place: squadron.place,
      at,
      hulls: going.map((ship) => ship.hull),
    },
    going,
  };
}
