import type { Books } from '#kernel/codec/books.ts';
import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../../combat/words.ts';
import { cause, event, hull, most, order, own, ownerHears, place, seat, unit } from '../../declare.ts';
import { reserveShape, setReserve } from '../../crewing/reserve.ts';
import { raisedFor } from '../../crewing/units.ts';
import { hexName } from '../../map/board.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { squadronGiven } from '../../movement/given.ts';
import { impossible } from '../../refusals.ts';
import { shipsField } from '../../squadrons/shipsField.ts';
import { docksIn } from '../../repair/docks.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { shipShape } from '../../ships/shapes.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { positionsOf } from '../../squadrons/regroup.ts';
import { asVariant, landIn } from './landing.ts';
import { baseHullOf } from './variants.ts';
import { shipNames } from '../../squadrons/named.ts';

/** Foreign ships of any size that an empire converts in a turn, beside its other conversions (C2.40). */
const mostInTurn = 2;

const captives = ({ ships }: Pick<Squadron, 'ships'>): readonly string[] =>
  namesOf(ships).filter((_, at) => ships[at]?.captured !== undefined);

/** How many more an empire can convert this turn. */
const leftTo = ({ empires }: Pick<State, 'empires'>, owner: SeatId): number =>
  mostInTurn - (empires[owner]?.adopted ?? 0);

/** Captured ships are converted where something repairs, and serve like others, but worse, from then on (C2.40). OURS: it costs nothing, and is done where the squadron begins the turn. */
export const convertPrizes = order('convert-prizes', {
  fields: { ships: shipNames },
  title: 'Convert captured ships',
  offers(view, { unit: at }) {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
    const names = squadron === undefined ? [] : captives(squadron);
    return names.length === 0 ? [] : [{ ships: names.slice(0, mostInTurn) }];
  },
  form(view, given, { unit: at }) {
    const names = captives((at && view.squadrons[at]) ?? { ships: [] });
    return [shipsField(given, names, { most: mostInTurn })];
  },
  cannot(state, given) {
    const squadron = squadronGiven(state.squadrons, given);
    if (squadron === undefined || given.unit === undefined)
      return impossible('GC A6.20', 'not-your-squadron');
    const { ships } = given.order;
    if (ships.length === 0) return impossible('GC C2.40', 'no-ships-named');
    const at = positionsOf(squadron.ships, ships);
    if (at === undefined) return impossible('GC C2.40', 'no-such-ship');
    const captured = captives(squadron);
    if (captured.length === 0) return impossible('GC C2.40', 'none-captured');
    if (at.some((position) => squadron.ships[position]?.captured === undefined))
      return impossible('GC C2.40', 'not-captured', { ships: captured.join(', ') });
    if (squadron.guards === true) return impossible('GC B2.60', 'works-on-duty');
    const here = squadronsAt(state.squadrons, squadron.place).flatMap(([one, { seat: whose }]) =>
      whose === squadron.seat ? [one] : [],
    );
    if (docksIn(state, squadron.seat, squadron.place, here).length === 0)
      return impossible('GC C2.40', 'nothing-repairs-here', { place: hexName(squadron.place) });
    const left = leftTo(state, squadron.seat);
    return at.length > left
      ? impossible('GC C2.40', 'too-many-prizes', { most: mostInTurn, left })
      : undefined;
  },
  say: ({ ships }) => phrase('Convert captured {ships}', { ships: ships.join(', ') }),
});
export type ConvertPrizes = OrderIn<typeof convertPrizes>;

/** A captured ship as its captor’s own: its base hull, with a usual crew, marked with who built it (B14.41, C2.40). */
function adopted(list: ShipList | undefined, ship: Ship): Ship {
  const { captured: builder, crew: _, trained: __, merchant: ___, ...rest } = ship;
  if (builder === undefined) return ship;
  const base = list && baseHullOf(list, builder, ship.hull);
  const plain = list === undefined || base === undefined;
  return { ...(plain ? rest : asVariant(list, rest, base, 0)), foreign: builder };
}

/** `at`: positions in the squadron, of the ships one after the other; `reserve`: the crews in reserve once these have crews (C2.40). */
export const prizesConverted = event('prizes-converted', {
  fields: {
    seat,
    unit,
    place,
    at: list(integer(0, most.ships), most.ships),
    was: list(hull, most.ships),
    ships: list(shipShape, most.ships),
    reserve: optional(reserveShape),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{was} of {unit} {count:is|are} converted in {place}, and no longer count as having poor crews.', {
      was: hullsText(happened.was),
      unit: own(happened.unit),
      count: happened.was.length,
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase('{was} of {unit} will be converted.', {
      was: hullsText(happened.was),
      unit: own(happened.unit),
    }),
  apply(draft, { seat: owner, unit: id, at, ships: made, reserve }) {
    const was = draft.squadrons[id]?.ships ?? [];
    for (const [n, position] of at.entries()) {
      const now = made[n];
      if (now !== undefined) landIn(draft, owner, was[position], now);
    }
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map((one, position) => made[at.indexOf(position)] ?? one),
    }));
    change(draft.empires, owner, ({ adopted: before = 0 }) => ({ adopted: before + at.length }));
    if (reserve !== undefined) setReserve(draft, owner, reserve);
  },
});

/** Captured ships are converted (C2.40). */
export const convertAllPrizes =
  (books: Books) =>
  (turn: Turn<Room<State, View, ConvertPrizes, EventIn<typeof prizesConverted>>>): void =>
    inTurn(turn, convertPrizes, ({ seat: owner, unit: id, order: { ships, ref } }) => {
      const was = id && turn.state.squadrons[id];
      const at = was && positionsOf(was.ships, ships);
      if (at === undefined || was === undefined || id === undefined) return undefined;
      const going = at.flatMap((position) => was.ships[position] ?? []);
      const list = listFor(books, turn.state);
      const made = going.map((ship) => adopted(list, ship));
      const empire = turn.state.empires[owner];
      return prizesConverted.of({
        seat: owner,
        unit: id,
        place: was.place,
        at,
        was: going.map((ship) => ship.hull),
        ships: made,
        ...(empire && { reserve: raisedFor(empire, made) }),
        cause: ref,
      });
    });
