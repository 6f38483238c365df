import type { Books } from '#kernel/codec/books.ts';
import { integer, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../../combat/words.ts';
import { keepUnits, reserveShape } from '../../crewing/reserve.ts';
import { unitsKept } from '../../crewing/units.ts';
import { cause, event, order, own, ownerHears } from '../../declare.ts';
import { yearOf } from '../../map/seats.ts';
import type { Ship } from '../../model/ship.ts';
import type { State, View } from '../../model/state.ts';
import { squadronGiven } from '../../movement/given.ts';
import { impossible } from '../../refusals.ts';
import { isCivilian, isFlagged, rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { positionsOf } from '../../squadrons/regroup.ts';
import { marineRests, whyItRests } from '../../trade/marine/rests.ts';
import { shipsField } from '../../squadrons/shipsField.ts';
import { namedIn, namedShips, shipNames } from '../../squadrons/named.ts';

/** What goes over in a turn: two ships of size class 4, or one of size class 3 (B11.130). */
const mostInTurn = 2;
const weightOf = (ships: readonly Pick<Ship, 'size'>[]): number =>
  sumOf(ships.map(({ size }) => (size === 3 ? 2 : 1)));

/** Years of service after which a type is an old one. OURS: the book leaves it to history which types merchants got (B11.130). */
const oldAfter = 20;

type When = Pick<State, 'turn' | 'year'>;

/** Whether merchants can have a ship: a warship of size class 3 or 4, of the empire’s own make, and of an old type. */
function isOld(book: ShipList, state: When, owner: SeatId, ship: Ship): boolean {
  const row = rowFor(book, owner, ship.hull);
  return (
    row !== undefined &&
    (row.size === 3 || row.size === 4) &&
    row.year + oldAfter <= yearOf(state) &&
    !isCivilian(ship) &&
    !isFlagged(ship, 'X1') &&
    [ship.captured, ship.foreign, ship.merchant].every((one) => one === undefined)
  );
}

type Given = Giving<{
  readonly ref: never;
  readonly kind: 'hand-over';
  readonly ships: readonly string[];
}>;

function cannotHandOver(book: ShipList | undefined, state: State, given: Given): Problem | undefined {
  const from = squadronGiven(state.squadrons, given);
  if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
  const empire = state.empires[from.seat];
  if (empire === undefined || marineRests(empire)) return whyItRests(empire);
  const { ships } = given.order;
  if (ships.length === 0) return impossible('GC B11.130', 'no-ships-named');
  const at = positionsOf(from.ships, ships);
  if (at === undefined) return impossible('GC B11.130', 'no-such-ship');
  if (book === undefined) return impossible('GC A1.20', 'no-ship-list');
  const going = at.flatMap((position) => from.ships[position] ?? []);
  if (!going.every((ship) => isOld(book, state, from.seat, ship)))
    return impossible('GC B11.130', 'not-old-enough', { years: oldAfter });
  return weightOf(going) + (empire.handed ?? 0) > mostInTurn
    ? impossible('GC B11.130', 'hands-over-too-many')
    : undefined;
}

/** Old warships go over to the merchant marine for good (B11.130). OURS: they stay in their squadron, as others that merchants lend, until they go back to the reserve. */
export const handOver = (books: Books) =>
  order('hand-over', {
    fields: { ships: shipNames },
    title: 'Transfer old ships to the merchants',
    offers(view, { unit: at }) {
      const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
      const book = listFor(books, view);
      if (squadron === undefined || book === undefined) return [];
      if (view.empires[view.me]?.merchant === undefined) return [];
      return squadron.ships.some((ship) => isOld(book, view, view.me, ship)) ? [{ ships: [] }] : [];
    },
    form(view, given, { unit: at }) {
      const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
      return [shipsField(given, names)];
    },
    cannot: (state, given) => cannotHandOver(listFor(books, state), state, given as Given),
    say: ({ ships }) =>
      ships.length === 0
        ? phrase('Transfer old ships to the merchants')
        : phrase('Transfer {ships} to the merchants', { ships: ships.join(', ') }),
  });
export type HandOver = OrderIn<ReturnType<typeof handOver>>;

/** Whether merchants man it with a crew of their own instead of a special one (C9.20, B12.100). */
const isSpecial = ({ crew }: Ship): boolean => crew !== undefined && crew !== 'computer';
const asMerchant = ({ crew, trained: _, ...ship }: Ship): Ship => ({
  ...ship,
  ...(crew === 'computer' && { crew }),
  merchant: true,
});

/** `at`: positions in the squadron; `weight`: what they count in the limit of the turn. */
export const shipsHandedOver = event('ships-handed-over', {
  fields: {
    ...namedShips,
    weight: integer(1, 99),
    /** Special crews, which merchants do not have: they go to the reserve (C9.20). */
    kept: optional(reserveShape),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{ships} of {unit} now {count:belongs|belong} to the merchant marine.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
      count: happened.hulls.length,
    }),
  ahead: (happened) =>
    phrase('{ships} of {unit} will belong to the merchant marine.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply(draft, { seat: owner, unit: id, at, weight, kept }) {
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map((ship, position) => (at.includes(position) ? asMerchant(ship) : ship)),
    }));
    keepUnits(draft, owner, kept);
    change(draft.empires, owner, ({ handed = 0 }) => ({ handed: handed + weight }));
  },
});

/** Old ships go over to the merchants, one order after another (B11.130). */
export const handOverAll =
  (books: Books) =>
  (turn: Turn<Room<State, View, HandOver, EventIn<typeof shipsHandedOver>>>): void =>
    inTurn(turn, handOver(books), (given) => {
      const named = namedIn(turn.state, given);
      return (
        named &&
        shipsHandedOver.of({
          ...named.told,
          weight: weightOf(named.going),
          ...(named.going.some(isSpecial) && { kept: unitsKept(named.going.filter(isSpecial)) }),
          cause: given.order.ref,
        })
      );
    });
