import type { Books } from '#kernel/codec/books.ts';
import { list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../../combat/words.ts';
import { event, hull, most, own, ownerHears, seat, unit } from '../../declare.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import { rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { shipShape } from '../../ships/shapes.ts';
import { asVariant } from './landing.ts';
import { baseHullOf } from './variants.ts';

/** Ships that were captured are overhauled and given crews: they belong to the squadron from now on, with an effectively poor crew until they are converted (C2.40, C2.42). `ships`: as they serve. */
export const prizesCrewed = event('prizes-crewed', {
  fields: { seat, unit, hulls: list(hull, most.ships), ships: optional(list(shipShape, most.ships)) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} gives crews to what it has captured: {ships}.', {
      unit: own(happened.unit),
      ships: hullsText(happened.hulls),
    }),
  apply: (draft, { unit: code, ships: made = [] }) =>
    replace(draft.squadrons, code, ({ prizes = [], ...was }) => ({
      ...was,
      ships: [...was.ships, ...prizes.map((ship, at) => made[at] ?? ship)],
    })),
});

/**
 * A captured ship as it serves until it is converted: called as before, but as its base hull, if it was built as a conversion (C2.42). OURS: a ship that its
 * builder takes back is what it was.
 */
function serving(book: ShipList | undefined, owner: SeatId, ship: Ship): Ship {
  const { captured } = ship;
  const row =
    book === undefined || ship.figures === undefined
      ? undefined
      : captured === undefined
        ? rowFor(book, owner, ship.hull)
        : baseHullOf(book, captured, ship.hull);
  return book === undefined || row === undefined
    ? ship
    : { ...asVariant(book, ship, row, 0), hull: ship.hull };
}

/** Whoever still has what it captured at the end of the turn gives it a crew. OURS: until then it goes along, and nobody needs supply for it. */
export const crewPrizes =
  (books: Books) =>
  (turn: Turn<Room<State, View, never, EventIn<typeof prizesCrewed>>>): void => {
    const book = listFor(books, turn.state);
    for (const [code, { seat: owner, prizes = [] }] of inOrder(turn.state.squadrons))
      if (prizes.length > 0)
        turn.happen(
          prizesCrewed.of({
            seat: owner,
            unit: code,
            hulls: prizes.map((ship) => ship.hull),
            ships: prizes.map((ship) => serving(book, owner, ship)),
          }),
        );
  };
