import type { Books } from '#kernel/codec/books.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, drop, put, replace } from '#kernel/steps/change.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { carriedWith } from '../carried/carried.ts';
import { keepUnits, reserveShape, withKept } from '../crewing/reserve.ts';
import { unitsKept } from '../crewing/units.ts';
import { cause, event, order, own, ownerHears, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isMothballed } from '../model/condition/storing.ts';
import type { CrewReserve } from '../model/condition/crew.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { activeGiven, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { isCivilian } from '../ships/fleet.ts';
import { listFor, notListed } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { freshCode } from '../squadrons/codes.ts';
import type { Flown, Priced } from '../squadrons/flyersNamed.ts';
import {
  choicesIn,
  flownBy,
  givenIn,
  isNamed,
  namedOf,
  pricedShape,
  unitsText,
  withoutFlyers,
} from '../squadrons/flyersNamed.ts';
import { excessOf } from '../squadrons/regroup.ts';
import { namedShips, shipNames } from '../squadrons/named.ts';
import { groupsOf, pricedOf } from './groups.ts';
import { layUp } from './laidUp.ts';

/** Where ships of a squadron are stored: with others of their empire in the hex, or else under a code of their own. */
export const storeFor = (state: State, { seat: owner, place: at }: Squadron): UnitId =>
  squadronsAt(state.squadrons, at).find(([, one]) => one.seat === owner && isMothballed(one))?.[0] ??
  freshCode(state, owner);

/** Whether a ship can be mothballed: a warship of which is known what it cost (B9.40, E1.25). */
export const isStorable = (ship: Ship): boolean =>
  ship.figures !== undefined &&
  ship.stored !== true &&
  ship.scrapped === undefined &&
  ship.merchant !== true &&
  !isCivilian(ship);

/** What an order to mothball is given to: a squadron, or bases, of which only what they carry is stored (B9.40). */
function storableGiven(
  squadrons: State['squadrons'],
  given: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Squadron | undefined {
  const squadron = activeGiven(squadrons, given);
  return squadron?.fixed === undefined ? squadronGiven(squadrons, given) : squadron;
}

type Given = Giving<{ readonly ref: never; readonly kind: 'mothball'; readonly ships: readonly string[] }>;

function cannotStore(list: ShipList | undefined, state: State, given: Given): Problem | undefined {
  const from = storableGiven(state.squadrons, given);
  if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (given.order.ships.length === 0) return impossible('GC B9.40', 'no-ships-named');
  const named = namedOf(from.ships, given.order.ships, 'GC B9.40');
  if (!isNamed(named)) return named;
  const going = named.at.flatMap((position) => from.ships[position] ?? []);
  if (from.fixed !== undefined && going.length > 0) return impossible('GC B9.40', 'no-bases-stored');
  const unknown = going.find(({ figures }) => figures === undefined);
  if (unknown !== undefined) return notListed(state, unknown.hull);
  if (!going.every(isStorable)) return impossible('GC E1.25', 'no-merchants-stored');
  if (pricedOf(list, state, from.seat, named.flyers) === undefined)
    return notListed(state, named.flyers[0]?.flyer.type ?? '');
  if (from.guards === true && going.length > 0) return impossible('GC B2.60', 'regroups-on-duty');
  const left = { ...from, ships: from.ships.filter((_, position) => !named.at.includes(position)) };
  return excessOf(state, left) > excessOf(state, from)
    ? impossible('GC D6.10', 'left-uncommanded')
    : undefined;
}

/** What of a squadron can be named: of bases only what they carry. */
const choicesGiven = (squadron: Squadron | undefined): readonly string[] => {
  const names = choicesIn(squadron?.ships ?? []);
  return squadron?.fixed === undefined ? names : names.slice(squadron.ships.length);
};

/** Warships are mothballed where they stand, at once, and fighters and gunboats that ships or bases carry (B9.40). OURS: ships with what they carry. */
export const mothball = (books: Books) =>
  order('mothball', {
    fields: { ships: shipNames },
    title: 'Mothball ships',
    offers(view, { unit: at }) {
      const squadron = storableGiven(view.squadrons, { seat: view.me, unit: at });
      const can =
        squadron !== undefined &&
        (squadron.fixed === undefined
          ? squadron.ships.some(({ figures }) => figures !== undefined)
          : flownBy(squadron.ships).length > 0);
      return can ? [{ ships: [] }] : [];
    },
    form: (view, given, { unit: at }) => [
      shipsField(given, choicesGiven(at && view.squadrons[at]), { label: 'Units' }),
    ],
    cannot: (state, given) => cannotStore(listFor(books, state), state, given as Given),
    say: ({ ships }) =>
      ships.length === 0 ? phrase('Mothball ships') : phrase('Mothball {ships}', { ships: ships.join(', ') }),
  });
export type Mothball = OrderIn<ReturnType<typeof mothball>>;

/** A ship without its crew, which is needed elsewhere: a computer stays (B9.70). */
const storedAs = ({ crew, trained: _, ...ship }: Ship): Ship => ({
  ...ship,
  ...(crew === 'computer' && { crew }),
  stored: true,
});

/** Takes ships out of a squadron, which is gone without any. */
export function takeOut(draft: Draft<State>, id: UnitId, at: readonly number[]): void {
  const left = draft.squadrons[id]?.ships.filter((_, position) => !at.includes(position)) ?? [];
  if (left.length === 0) drop(draft.squadrons, id);
  else replace(draft.squadrons, id, (was) => ({ ...was, ships: left }));
}

/** Takes fighters and gunboats from aboard a squadron. */
export const takeFlyers = (draft: Draft<State>, id: UnitId, flyers: readonly Flown[]): void =>
  change(draft.squadrons, id, ({ ships }) => ({
    ships: withoutFlyers(
      ships,
      flyers.map(({ flyer, count }) => ({ type: flyer.type, count })),
    ),
  }));

/** Puts ships into a squadron, or makes it. */
export function putIn(
  draft: Draft<State>,
  id: UnitId,
  { seat: owner, place: at, speed }: Pick<Squadron, 'seat' | 'place' | 'speed'>,
  ships: readonly Ship[],
): void {
  if (draft.squadrons[id] === undefined)
    put(draft.squadrons, id, { seat: owner, flagship: '', place: at, speed, ships });
  else replace(draft.squadrons, id, (into) => ({ ...into, ships: [...into.ships, ...ships] }));
}

/** Ships of a squadron are stored elsewhere, and count for what restoration asks of their empire (B13.20); what is kept of their crews comes to the reserve (B9.70). */
export function storeIn(
  draft: Draft<State>,
  id: UnitId,
  {
    to,
    at,
    kept,
    flyers = [],
  }: {
    readonly to: UnitId;
    readonly at: readonly number[];
    readonly kept?: CrewReserve | undefined;
    readonly flyers?: readonly Priced[] | undefined;
  },
): void {
  const was = draft.squadrons[id];
  if (was === undefined) return;
  const going = at.flatMap((position) => was.ships[position] ?? []);
  takeOut(draft, id, at);
  if (flyers.length > 0) takeFlyers(draft, id, flyers);
  putIn(draft, to, was, [...going.map(storedAs), ...groupsOf(flyers)]);
  change(draft.squadrons, to, (into) => carriedWith(into, was, going.length));
  layUp(draft, was.seat, going, flyers);
  keepUnits(draft, was.seat, kept);
}

/** `at`: positions in the squadron; `to`: where they are stored; `kept`: what of their crews comes to the reserve. */
export const mothballed = event('mothballed', {
  fields: {
    ...namedShips,
    to: unit,
    kept: optional(reserveShape),
    /** What it carried and carries no longer. */
    flyers: optional(pricedShape),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('{ships} of {unit} {count:is|are} mothballed in {place}, as {to}.', {
        ships: unitsText(happened.hulls, happened.flyers),
        unit: own(happened.unit),
        count: happened.hulls.length + sumOf((happened.flyers ?? []).map(({ count }) => count)),
        place: hexName(happened.place),
        to: own(happened.to),
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('{ships} of {unit} will be mothballed.', {
      ships: unitsText(happened.hulls, happened.flyers),
      unit: own(happened.unit),
    }),
  apply: (draft, { unit: id, to, at, kept, flyers }) => storeIn(draft, id, { to, at, kept, flyers }),
});

/** Ships are mothballed, and what they carry (B9.40). */
export const mothballAll =
  (books: Books) =>
  (turn: Turn<Room<State, View, Mothball, EventIn<typeof mothballed>>>): void =>
    inTurn(turn, mothball(books), (given) => {
      const { state } = turn;
      const named = givenIn(state, given);
      const was = given.unit && state.squadrons[given.unit];
      if (named === undefined || was === undefined) return undefined;
      const flyers = pricedOf(listFor(books, state), state, was.seat, named.flyers) ?? [];
      return mothballed.of({
        ...named.told,
        to: storeFor(state, was),
        kept: unitsKept(named.going),
        ...(flyers.length > 0 && { flyers }),
        cause: given.order.ref,
      });
    });
