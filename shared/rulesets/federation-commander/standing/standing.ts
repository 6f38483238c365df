import { list } from '#kernel/codec/shapes.ts';
import { codecOf } from '#kernel/declare/assemble.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn, oneByOne } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { course } from '../courses/course.ts';
import { loseFirst } from '../damage/boxes.ts';
import { reinforceWhen } from '../damage/shields.ts';
import { event, notYours, ofShip, order } from '../declare.ts';
import { allocate } from '../energy/allocate.ts';
import { preLoad } from '../energy/preLoad.ts';
import { fireWhen } from '../fire/fireWhen.ts';
import { holdFire } from '../fire/holding.ts';
import { useLarger } from '../larger/larger.ts';
import { ref } from '../model/parts.ts';
import { ownAt, ownShip, owns } from '../model/ships.ts';
import type { StandingKind, StandingOrder } from '../model/standing.ts';
import type { State, View } from '../model/state.ts';
import { shipName } from '../model/words.ts';
import { plot, steer } from '../movement/plot.ts';
import { changeSpeedWhen } from '../movement/speed.ts';
import { impossible } from '../refusals.ts';
import { repairFirst } from '../repair/repair.ts';
import { asUsual, decide } from '../usual/usual.ts';
import { disengageWhen } from '../victory/disengage.ts';

/* What captains do as long as nobody decides otherwise. */

/** In the order in which they are read. */
export const standingOrders = [
  ...([preLoad, allocate, plot, course, steer, changeSpeedWhen, fireWhen] as const),
  ...([reinforceWhen, loseFirst, repairFirst, disengageWhen] as const),
  ...([decide, holdFire, asUsual] as const),
] as const;

/** One of them, asked about an order of its kind. */
interface Declared {
  cannot(state: State, given: Giving<StandingOrder>): Problem | undefined;
  isReplaced(earlier: StandingOrder, later: StandingOrder): boolean;
  stands(given: StandingOrder, known: State, ship: UnitId): Phrase;
}
const byKind = new Map(standingOrders.map((one) => [one.kind, one as unknown as Declared]));
const declared = ({ kind }: StandingOrder): Declared => byKind.get(kind) as Declared;

/** A standing order in one sentence. */
export const standingText = (known: State, ship: UnitId, given: StandingOrder): Phrase =>
  declared(given).stands(given, known, ship);

/** Why a ship cannot take this standing order; undefined if it can. */
export const cannotFile = (
  state: State,
  seat: SeatId,
  unit: UnitId | undefined,
  given: StandingOrder,
): Problem | undefined => declared(given).cannot(state, { seat, unit, order: given });

/** What the scroll tells where it is carried out, and not where it is filed. */
const toldAsDone: ReadonlySet<StandingKind> = new Set(['pre-load', 'allocate', 'plot', 'course']);

export const orderFiled = event('order-filed', {
  fields: {
    ...ofShip,
    order: codecOf(standingOrders),
    /** Earlier orders that it takes the place of. */
    replaces: list(ref, 99),
  },
  by: 'order',
  hears: (happened, reader, before) => owns(before, happened.ship, reader),
  say: (happened, view) =>
    phrase('Standing order of {ship}: {order}.', {
      ship: shipName(view, happened.ship),
      order: declared(happened.order).stands(happened.order, view, happened.ship),
    }),
  ahead: (happened, view) =>
    toldAsDone.has(happened.order.kind)
      ? undefined
      : phrase('{ship} will have this standing order: {order}.', {
          ship: shipName(view, happened.ship),
          order: declared(happened.order).stands(happened.order, view, happened.ship),
        }),
  apply: (draft, { ship, replaces, ...happened }) =>
    change(draft.ships, ship, ({ standing }) => ({
      standing: [...standing.filter((one) => !replaces.includes(one.ref)), happened.order],
    })),
});

/** Takes one standing order back. */
export const withdraw = order('withdraw', {
  fields: { order: ref },
  title: 'Withdraw a standing order',
  offers: (view, at) => (ownAt(view, at)?.[1].standing ?? []).slice(0, 1).map((one) => ({ order: one.ref })),
  form: (view, given, at) => [
    choice(
      given,
      'order',
      'Standing order',
      (ownAt(view, at)?.[1].standing ?? []).map((one) => ({
        value: one.ref,
        label: standingText(view, at.unit as UnitId, one),
      })),
    ),
  ],
  cannot(state, given) {
    const own = ownShip(state, given);
    if (own === undefined) return notYours(state, given.unit);
    return own[1].standing.some((one) => one.ref === given.order.order)
      ? undefined
      : impossible('FC 1E4', 'no-standing-order');
  },
  say(given, view, at) {
    const kept = ownAt(view, at)?.[1].standing.find((one) => one.ref === given.order);
    return kept === undefined
      ? phrase('Withdraw a standing order')
      : phrase('Withdraw: {order}', { order: declared(kept).stands(kept, view, at.unit as UnitId) });
  },
});

export const orderWithdrawn = event('order-withdrawn', {
  fields: { ...ofShip, withdrawn: ref },
  by: 'order',
  hears: (happened, reader, before) => owns(before, happened.ship, reader),
  say: ({ ship }, view) => phrase('{ship} no longer keeps a standing order.', { ship: shipName(view, ship) }),
  ahead({ ship, withdrawn }, view) {
    const kept = view.ships[ship]?.standing.find((one) => one.ref === withdrawn);
    return (
      kept &&
      phrase('{ship} will no longer have this standing order: {order}.', {
        ship: shipName(view, ship),
        order: declared(kept).stands(kept, view, ship),
      })
    );
  },
  apply: (draft, { ship, withdrawn }) =>
    change(draft.ships, ship, ({ standing }) => ({
      standing: standing.filter((one) => one.ref !== withdrawn),
    })),
});

type Filing = Room<
  State,
  View,
  StandingOrder | OrderIn<typeof withdraw | typeof useLarger>,
  EventIn<typeof orderFiled | typeof orderWithdrawn>
>;

/** OURS: what captains are to do as long as nobody decides otherwise is read before the turn begins. */
export function fileOrders(turn: Turn<Filing>): void {
  inTurn(turn, useLarger, () => undefined);
  inTurn(
    turn,
    withdraw,
    ({ unit: ship, order: { order: withdrawn, ref: cause } }) =>
      ship && orderWithdrawn.of({ ship, withdrawn, cause }),
  );
  for (const { kind } of standingOrders)
    oneByOne(
      turn,
      turn.orders(kind),
      (given) => cannotFile(turn.state, given.seat, given.unit, given.order),
      (given) => given.unit && filed(turn.state, given.unit, given.order),
    );
}

/** That the ship keeps this order from now on, in place of those that it replaces. */
export function filed({ ships }: State, ship: UnitId, given: StandingOrder): EventIn<typeof orderFiled> {
  const replaced = (ships[ship]?.standing ?? []).filter((one) => declared(given).isReplaced(one, given));
  return orderFiled.of({
    ship,
    order: given,
    replaces: replaced.map((one) => one.ref),
    cause: given.ref,
  });
}
