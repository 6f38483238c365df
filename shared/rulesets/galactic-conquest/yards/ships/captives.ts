import type { Books } from '#kernel/codec/books.ts';
import { list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../../combat/words.ts';
import { event, hull, most, own, ownerHears, seat, unit } from '../../declare.ts';
import { isStored } from '../../model/condition/storing.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { isFixed } from '../../model/territory.ts';
import { putIn } from '../../mothballs/mothball.ts';
import { hexesIn, rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { shipShape } from '../../ships/shapes.ts';
import { freshCode } from '../../squadrons/codes.ts';
import { asVariant } from './landing.ts';
import { baseHullOf } from './variants.ts';

/** Hexes that a ship moves in a turn whose speed nobody has counted, as on the small map. OURS. */
const usualSpeed = 3;

/** Ships that were captured are overhauled and given crews: they belong to the squadron from now on, or form the squadron `to`, with an effectively poor crew until they are converted (C2.40, C2.42). `ships`: as they serve. */
export const prizesCrewed = event('prizes-crewed', {
  fields: {
    seat,
    unit,
    to: optional(unit),
    hulls: list(hull, most.ships),
    ships: optional(list(shipShape, most.ships)),
  },
  by: 'rules',
  hears: ownerHears,
  say: ({ unit: by, to, hulls }) =>
    to === undefined
      ? phrase('{unit} crews the ships it has captured: {ships}.', {
          unit: own(by),
          ships: hullsText(hulls),
        })
      : phrase('{unit} crews the ships it has captured: {ships}, now in {to}.', {
          unit: own(by),
          ships: hullsText(hulls),
          count: hulls.length,
          to: own(to),
        }),
  apply(draft, { seat: owner, unit: by, to, ships: made = [] }) {
    const { place = '' as PlaceId, prizes = [] } = draft.squadrons[by] ?? {};
    const ships = prizes.map((ship, at) => made[at] ?? ship);
    replace(draft.squadrons, by, ({ prizes: _, ...was }) =>
      to === undefined ? { ...was, ships: [...was.ships, ...ships] } : was,
    );
    const speed = Math.min(...ships.map((ship) => hexesIn(ship) ?? usualSpeed));
    if (to !== undefined) putIn(draft, to, { seat: owner, place, speed }, ships);
  },
});

/** Whether what a squadron captures does not stay with it: bases and mothballed ships do not move, and monitors, and merchants in supplementary defense, are a kind apart. OURS (B9.40, E2.30, E4.90). */
const staysApart = (one: Squadron): boolean =>
  isFixed(one) || isStored(one) || one.monitor !== undefined || one.stationed === true;

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
    for (const [code, squadron] of inOrder(turn.state.squadrons)) {
      const { seat: owner, prizes = [] } = squadron;
      if (prizes.length > 0)
        turn.happen(
          prizesCrewed.of({
            seat: owner,
            unit: code,
            ...(staysApart(squadron) && { to: freshCode(turn.state, owner) }),
            hulls: prizes.map((ship) => ship.hull),
            ships: prizes.map((ship) => serving(book, owner, ship)),
          }),
        );
    }
  };
