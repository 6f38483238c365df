import { integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { carriedWith } from '../carried/carried.ts';
import { hullsText } from '../combat/words.ts';
import { reserveShape, setReserve } from '../crewing/reserve.ts';
import { raisedFor } from '../crewing/units.ts';
import { cause, event, hull, most, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isMothballed } from '../model/condition/storing.ts';
import type { CrewReserve } from '../model/condition/crew.ts';
import { countText } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { fighterGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { freshCode, namesOf } from '../squadrons/codes.ts';
import { cannotCommand, positionsOf } from '../squadrons/regroup.ts';
import { groupSizeOf, stockedBy, toStock } from './groups.ts';
import { putIn, takeOut } from './mothball.ts';
import { shipNames } from '../squadrons/named.ts';

/** Ships of a size class that are reactivated in a turn (B9.50). OURS: beside one group of each kind of attrition units. */
const mostOfSize = 3;

/** What is counted together: gunboats by their kind, fighters with bombers, and ships by their size class (B9.50). */
const groupOf = ({ size, figures }: Ship): string => {
  const of = figures?.class ?? '';
  if (groupSizeOf(of) === undefined) return `sc${size}`;
  return of === 'BMB' ? 'FTR' : of;
};
const mostOf = (group: string): number => groupSizeOf(group) ?? mostOfSize;
const manyIn = ({ band }: Ship): number => band?.count ?? 1;

/** Which of these ships an empire can still reactivate this turn, one after the other: their positions (B9.50). */
export function wakeable(
  { empires }: Pick<State, 'empires'>,
  owner: SeatId,
  ships: readonly Ship[],
): readonly number[] {
  const woken: Record<string, number> = { ...empires[owner]?.woken };
  return ships.flatMap((ship, at) => {
    if (ship.guard === true) return [];
    const group = groupOf(ship);
    const before = woken[group] ?? 0;
    if (before + manyIn(ship) > mostOf(group)) return [];
    woken[group] = before + manyIn(ship);
    return [at];
  });
}

/** So many more of each group are reactivated. */
export const wokenWith = (
  before: Readonly<Record<string, number>> = {},
  ships: readonly Ship[],
): Readonly<Record<string, number>> =>
  ships.reduce<Readonly<Record<string, number>>>(
    (sum, ship) => ({ ...sum, [groupOf(ship)]: (sum[groupOf(ship)] ?? 0) + manyIn(ship) }),
    before,
  );

/** Whether it is a ship, and no group of attrition units. */
export const isShip = ({ band }: Ship): boolean => band === undefined;

/** A ship as it is once it is no longer mothballed, with a new crew (B9.70). */
export const awake = ({ stored: _, unpaid: __, ...ship }: Ship): Ship => ship;

/** Mothballed ships become a squadron again (B9.50). */
export const reactivate = order('reactivate', {
  fields: { ships: shipNames },
  title: 'Reactivate ships',
  offers(view, { unit: at }) {
    const squadron = fighterGiven(view.squadrons, { seat: view.me, unit: at });
    return squadron !== undefined && isMothballed(squadron) ? [{ ships: [] }] : [];
  },
  form(view, given, { unit: at }) {
    const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
    return [shipsField(given, names)];
  },
  cannot(state, given) {
    const from = fighterGiven(state.squadrons, given);
    if (from === undefined || !isMothballed(from)) return impossible('GC B9.50', 'nothing-stored');
    const { ships } = given.order;
    if (ships.length === 0) return impossible('GC B9.50', 'no-ships-named');
    const at = positionsOf(from.ships, ships);
    if (at === undefined) return impossible('GC B9.50', 'no-such-ship');
    const waking = at.flatMap((position) => from.ships[position] ?? []);
    if (waking.some(({ guard }) => guard === true)) return impossible('GC B11.120', 'guards-stay');
    if (wakeable(state, from.seat, waking).length < waking.length)
      return impossible('GC B9.50', 'reactivates-too-many', { most: mostOfSize });
    const becoming = waking.filter(isShip).map(awake);
    return becoming.length === 0
      ? undefined
      : cannotCommand(state, { seat: from.seat, place: from.place, ships: becoming });
  },
  say: ({ ships }) =>
    ships.length === 0
      ? phrase('Reactivate ships')
      : phrase('Reactivate {ships}', { ships: ships.join(', ') }),
});
export type Reactivate = OrderIn<typeof reactivate>;

/** `at`: positions among those that are stored, of which `hulls` are the ships; `to`: the squadron that they become; `reserve`: what is left of the crews in reserve (B9.70). */
export const reactivated = event('reactivated', {
  fields: {
    seat,
    unit,
    to: unit,
    place,
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
    reserve: optional(reserveShape),
    /** Attrition units that come to the stock of their empire. */
    stocked: optional(list(object({ type: line(20, 1), count: integer(1, 9999) }), most.ships)),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say({ stocked = [], ...happened }): Phrase {
    const told = { units: stocked.map(countText).join(', '), place: hexName(happened.place) };
    if (happened.hulls.length === 0)
      return phrase('{units} in {place} are no longer mothballed and go into stock.', told);
    const ships = phrase('{ships} in {place} {count:is|are} no longer mothballed, as {to}.', {
      ships: hullsText(happened.hulls),
      count: happened.hulls.length,
      place: told.place,
      to: own(happened.to),
    });
    return stocked.length === 0 ? ships : phrase('{ships} {units} go into stock.', { ...told, ships });
  },
  ahead: (happened) =>
    phrase('{ships} in {place} will no longer be mothballed.', {
      ships: [...happened.hulls, ...(happened.stocked ?? []).map(countText)].join(', '),
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, unit: id, to, at, reserve }) {
    const was = draft.squadrons[id];
    if (was === undefined) return;
    const waking = at.flatMap((position) => was.ships[position] ?? []);
    takeOut(draft, id, at);
    wakeAll(draft, to, was, waking);
    change(draft.empires, owner, ({ woken }) => ({ woken: wokenWith(woken, waking) }));
    if (reserve !== undefined) setReserve(draft, owner, reserve);
  },
});

/** Ships become a squadron, and attrition units come to the stock (B9.50). */
export function wakeAll(draft: Draft<State>, to: UnitId, was: Squadron, waking: readonly Ship[]): void {
  const ships = waking.filter(isShip);
  if (ships.length > 0) {
    putIn(draft, to, was, ships.map(awake));
    change(draft.squadrons, to, (into) => carriedWith(into, was, waking.length));
  }
  if (ships.length < waking.length) toStock(draft, was.seat, waking);
}

/** What is left of the crews in reserve once these ships have them; undefined: nothing changes. */
export function reserveAfter(
  { empires }: Pick<State, 'empires'>,
  owner: SeatId,
  ships: readonly Ship[],
): CrewReserve | undefined {
  const empire = empires[owner];
  return empire === undefined || ships.length === 0 ? undefined : raisedFor(empire, ships);
}

/** Ships are reactivated (B9.50). */
export function reactivateAll(turn: Turn<Room<State, View, Reactivate, EventIn<typeof reactivated>>>): void {
  inTurn(turn, reactivate, ({ seat: owner, unit: id, order: { ships, ref } }) => {
    const was = id && turn.state.squadrons[id];
    const at = was && positionsOf(was.ships, ships);
    const waking = (at ?? []).flatMap((position) => was?.ships[position] ?? []);
    const going = waking.filter(isShip).map(awake);
    const stocked = stockedBy(waking);
    return (
      at &&
      reactivated.of({
        seat: owner,
        unit: id,
        to: freshCode(turn.state, owner),
        place: was.place,
        at,
        hulls: going.map((ship) => ship.hull),
        ...(stocked.length > 0 && { stocked }),
        ...defined({ reserve: reserveAfter(turn.state, owner, going) }),
        cause: ref,
      })
    );
  });
}
