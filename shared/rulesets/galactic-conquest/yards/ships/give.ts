import type { Books } from '#kernel/codec/books.ts';
import { list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving as GivenOrder, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Sunk } from '../../carried/spilled.ts';
import { sinkCargo } from '../../carried/spilled.ts';
import { hullsText } from '../../combat/words.ts';
import {
  bothHear,
  cause,
  event,
  hull,
  most,
  order,
  own,
  ownerHears,
  points,
  seat,
  unit,
} from '../../declare.ts';
import { keepUnits, reserveShape, setReserve } from '../../crewing/reserve.ts';
import { poorUnits, raisedFor, unitsFor } from '../../crewing/units.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { landFrom } from '../../model/corps/ashore.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { putIn, takeOut } from '../../mothballs/mothball.ts';
import { squadronGiven } from '../../movement/given.ts';
import { impossible } from '../../refusals.ts';
import { rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import type { Owned } from '../../model/territory.ts';
import { spaceOwner } from '../../model/territory.ts';
import { freshCode, namesOf } from '../../squadrons/codes.ts';
import { excessOf, positionsOf } from '../../squadrons/regroup.ts';
import { shipsField } from '../../squadrons/shipsField.ts';
import { namedIn, namedShips, shipNames } from '../../squadrons/named.ts';

/** Economic points of generic ships that an empire gives away in a year (B11.100). */
const mostInYear = 120;

/** Who is given ships: the other empire in whose space the squadron stands. */
function takerOf(state: Owned, from: Squadron): SeatId | undefined {
  const holder = state.systems[from.place]?.owner ?? spaceOwner(state, from.place);
  return holder === from.seat ? undefined : holder;
}

/** What everybody builds, and so nobody finds foreign. */
const isGeneric = (book: ShipList, owner: SeatId, ship: Ship): boolean =>
  ship.captured === undefined &&
  ship.foreign === undefined &&
  rowFor(book, owner, ship.hull)?.empire === 'R1';

const worthOf = (book: ShipList, owner: SeatId, ships: readonly Ship[]): number =>
  sumOf(ships.map(({ hull: of, figures }) => figures?.cost ?? rowFor(book, owner, of)?.epv ?? 0));

type Given = GivenOrder<{
  readonly ref: never;
  readonly kind: 'give-ships';
  readonly ships: readonly string[];
}>;

function cannotGive(book: ShipList | undefined, state: State, given: Given): Problem | undefined {
  const from = squadronGiven(state.squadrons, given);
  if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
  const { ships } = given.order;
  if (ships.length === 0) return impossible('GC B11.100', 'no-ships-named');
  const at = positionsOf(from.ships, ships);
  if (at === undefined) return impossible('GC B11.100', 'no-such-ship');
  if (book === undefined) return impossible('GC A1.20', 'no-ship-list');
  if (takerOf(state, from) === undefined)
    return impossible('GC B11.100', 'not-across-the-border', { place: hexName(from.place) });
  const going = at.flatMap((position) => from.ships[position] ?? []);
  if (!going.every((ship) => isGeneric(book, from.seat, ship)))
    return impossible('GC B11.100', 'not-generic');
  const left = { ...from, ships: from.ships.filter((_, position) => !at.includes(position)) };
  if (excessOf(state, left) > excessOf(state, from)) return impossible('GC D6.10', 'left-uncommanded');
  const [cost, free] = [worthOf(book, from.seat, going), mostInYear - (state.empires[from.seat]?.given ?? 0)];
  return cost > free ? impossible('GC B11.100', 'gives-too-much', { cost, free }) : undefined;
}

/** Generic ships go to the empire in whose space their squadron begins the turn (B11.100). */
export const giveShips = (books: Books) =>
  order('give-ships', {
    fields: { ships: shipNames },
    title: 'Give ships away',
    offers(view, { unit: at }) {
      const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
      const book = listFor(books, view);
      if (squadron === undefined || book === undefined || takerOf(view, squadron) === undefined) return [];
      return squadron.ships.some((ship) => isGeneric(book, view.me, ship)) ? [{ ships: [] }] : [];
    },
    form(view, given, { unit: at }) {
      const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
      return [shipsField(given, names)];
    },
    cannot: (state, given) => cannotGive(listFor(books, state), state, given as Given),
    say: ({ ships }) =>
      ships.length === 0
        ? phrase('Give ships away')
        : phrase('Give {ships} away', { ships: ships.join(', ') }),
  });
export type GiveShips = OrderIn<ReturnType<typeof giveShips>>;

/** `at`: positions in the squadron; `into`: the squadron that they become; `points`: what they count against the limit of the year; `back`: poor crew units that return to the giver (C2.41). */
export const shipsGiven = event('ships-given', {
  fields: {
    ...namedShips,
    to: seat,
    into: unit,
    points,
    back: optional(reserveShape),
    cause: optional(cause),
  },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    me === happened.to
      ? phrase('The {seat} gives you {ships} in {place}, as {unit}.', {
          seat: nameOf(happened.seat),
          ships: hullsText(happened.hulls),
          place: hexName(happened.place),
          unit: own(happened.into),
        })
      : phrase('{ships} of {unit} {count:is|are} given to {to} in {place}.', {
          ships: hullsText(happened.hulls),
          unit: own(happened.unit),
          count: happened.hulls.length,
          to: nameOf(happened.to),
          place: hexName(happened.place),
        }),
  ahead: (happened) =>
    phrase('{ships} of {unit} will be given to {to}.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
      to: nameOf(happened.to),
    }),
  apply(draft, { seat: owner, to, unit: id, into, place: where, at, points: cost, back }) {
    const was = draft.squadrons[id];
    if (was === undefined) return;
    const going = at.flatMap((position) => was.ships[position] ?? []);
    landFrom(draft, owner, where, going);
    takeOut(draft, id, at);
    putIn(
      draft,
      into,
      { seat: to, place: where, speed: was.speed },
      going.map(({ merchant: _, officers: __, crew, trained: ___, ...ship }) => ({
        ...ship,
        ...(crew === 'computer' && { crew }),
      })),
    );
    change(draft.empires, owner, ({ given = 0 }) => ({ given: given + cost }));
    keepUnits(draft, owner, back);
  },
});

/** Whoever was given ships has raised crews of its own for them; `reserve`: the crews that it has in reserve then (C2.41). */
export const giftsCrewed = event('gifts-crewed', {
  fields: { seat, unit, hulls: list(hull, most.ships), reserve: reserveShape },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your crews go aboard {ships} of {unit}.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply: (draft, { seat: to, reserve }) => setReserve(draft, to, reserve),
});

/** What was given becomes a squadron of the other empire, with crews of theirs (C2.41). OURS: at once, as nobody has to convert what everybody builds. */
function crewGifts(turn: Giving, gifts: readonly EventIn<typeof shipsGiven>[]): void {
  for (const { to, into } of gifts) {
    const [empire, ships = []] = [turn.state.empires[to], turn.state.squadrons[into]?.ships];
    if (empire !== undefined && ships.some((ship) => unitsFor(ship) > 0))
      turn.happen(
        giftsCrewed.of({
          seat: to,
          unit: into,
          hulls: ships.map((ship) => ship.hull),
          reserve: raisedFor(empire, ships),
        }),
      );
  }
}

type Giving = Turn<Room<State, View, GiveShips, EventIn<typeof shipsGiven | typeof giftsCrewed> | Sunk>>;

/** Ships are given away (B11.100). */
export const giveAllShips =
  (books: Books) =>
  (turn: Giving): void => {
    const gifts: EventIn<typeof shipsGiven>[] = [];
    inTurn(turn, giveShips(books), (given) => {
      const { state } = turn;
      const named = namedIn(state, given);
      const was = given.unit && state.squadrons[given.unit];
      const to = was && takerOf(state, was);
      const book = listFor(books, state);
      if (named === undefined || to === undefined || book === undefined) return undefined;
      sinkCargo(turn, named.told.unit, named.going.length);
      const gift = shipsGiven.of({
        ...named.told,
        to,
        into: freshCode(state, to),
        points: worthOf(book, given.seat, named.going),
        back: poorUnits(named.going),
        cause: given.order.ref,
      });
      gifts.push(gift);
      return gift;
    });
    crewGifts(turn, gifts);
  };
