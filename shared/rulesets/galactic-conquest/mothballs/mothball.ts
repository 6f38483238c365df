import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { drop, put, replace } from '#kernel/steps/change.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../combat/words.ts';
import { keepUnits, reserveShape, withKept } from '../crewing/reserve.ts';
import { unitsKept } from '../crewing/units.ts';
import { cause, event, order, own, ownerHears, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isStored } from '../model/condition/storing.ts';
import type { CrewReserve } from '../model/condition/crew.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { isCivilian } from '../ships/fleet.ts';
import { freshCode, namesOf } from '../squadrons/codes.ts';
import { excessOf, positionsOf } from '../squadrons/regroup.ts';
import { layUp } from './laidUp.ts';
import { namedIn, namedShips, shipNames } from '../squadrons/named.ts';

/** Where ships of a squadron are stored: with others of their empire in the hex, or else under a code of their own. */
export const storeFor = (state: State, { seat: owner, place: at }: Squadron): UnitId =>
  squadronsAt(state.squadrons, at).find(([, one]) => one.seat === owner && isStored(one))?.[0] ??
  freshCode(state, owner);

/** Whether a ship can be mothballed: a warship of which is known what it cost (B9.40, E1.25). */
export const isStorable = (ship: Ship): boolean =>
  ship.figures !== undefined && ship.stored !== true && ship.merchant !== true && !isCivilian(ship);

/** Warships are mothballed where they stand, at once (B9.40). OURS: with what they carry. */
export const mothball = order('mothball', {
  fields: { ships: shipNames },
  title: 'Mothball ships',
  offers(view, { unit: at }) {
    const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
    return squadron?.ships.some(({ figures }) => figures !== undefined) === true ? [{ ships: [] }] : [];
  },
  form(view, given, { unit: at }) {
    const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
    return [shipsField(given, names)];
  },
  cannot(state, given) {
    const from = squadronGiven(state.squadrons, given);
    if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { ships } = given.order;
    if (ships.length === 0) return impossible('GC B9.40', 'no-ships-named');
    const at = positionsOf(from.ships, ships);
    if (at === undefined) return impossible('GC B9.40', 'no-such-ship');
    const going = at.flatMap((position) => from.ships[position] ?? []);
    if (going.some(({ figures }) => figures === undefined)) return impossible('GC A1.20', 'no-ship-list');
    if (!going.every(isStorable)) return impossible('GC E1.25', 'no-merchants-stored');
    if (from.guards === true) return impossible('GC B2.60', 'regroups-on-duty');
    const left = { ...from, ships: from.ships.filter((_, position) => !at.includes(position)) };
    return excessOf(state, left) > excessOf(state, from)
      ? impossible('GC D6.10', 'left-uncommanded')
      : undefined;
  },
  say: ({ ships }) =>
    ships.length === 0 ? phrase('Mothball ships') : phrase('Mothball {ships}', { ships: ships.join(', ') }),
});
export type Mothball = OrderIn<typeof mothball>;

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
  }: { readonly to: UnitId; readonly at: readonly number[]; readonly kept?: CrewReserve | undefined },
): void {
  const was = draft.squadrons[id];
  if (was === undefined) return;
  const going = at.flatMap((position) => was.ships[position] ?? []);
  takeOut(draft, id, at);
  putIn(draft, to, was, going.map(storedAs));
  layUp(draft, was.seat, going);
  keepUnits(draft, was.seat, kept);
}

/** `at`: positions in the squadron; `to`: where they are stored; `kept`: what of their crews comes to the reserve. */
export const mothballed = event('mothballed', {
  fields: {
    ...namedShips,
    to: unit,
    kept: optional(reserveShape),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('{ships} of {unit} {count:is|are} mothballed in {place}, as {to}.', {
        ships: hullsText(happened.hulls),
        unit: own(happened.unit),
        count: happened.hulls.length,
        place: hexName(happened.place),
        to: own(happened.to),
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('{ships} of {unit} will be mothballed.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply: (draft, { unit: id, to, at, kept }) => storeIn(draft, id, { to, at, kept }),
});

/** Ships are mothballed (B9.40). */
export function mothballAll(turn: Turn<Room<State, View, Mothball, EventIn<typeof mothballed>>>): void {
  inTurn(turn, mothball, (given) => {
    const named = namedIn(turn.state, given);
    const was = given.unit && turn.state.squadrons[given.unit];
    return (
      named &&
      was &&
      mothballed.of({
        ...named.told,
        to: storeFor(turn.state, was),
        kept: unitsKept(named.going),
        cause: given.order.ref,
      })
    );
  });
}
