import type { Codec } from '#kernel/codec/codec.ts';
import { integer } from '#kernel/codec/shapes.ts';
import type { AnyDeclaredOrder, OrderIn, Ordered } from '#kernel/declare/order.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Given } from '#kernel/sequence/step.ts';
import type { Judged } from '#kernel/steps/carryOut.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { place, rank, seat, shipType, unitRef } from '../model/parts.ts';
import type { State, Unit } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { maxLevel } from '../tables/defences.ts';
import { mostShips, name } from './common.ts';

/** A kind of order, by what declares it. */
export interface Declared<O extends AnyOrder> {
  readonly kind: O['kind'];
  readonly codec: Codec<O>;
}

/** The orders of a declared kind in a list of a plan. */
export const ofKind = <O extends AnyOrder>(
  orders: readonly AnyOrder[],
  { kind }: Declared<O>,
): readonly O[] => orders.filter((one): one is O => one.kind === kind);

/**
 * What others read of orders before they are declared: what a plan will do to units is asked by the very orders that do it. Their fields stand here,
 * and their declarations take them from here.
 */
export const read = {
  'declare-war': { on: seat },
  /** 1 to 99. The new starfleet can be given orders in the same turn (GE 603). */
  'form-starfleet': { number: integer(1, 999), name },
  travel: { to: place },
  wait: {},
  pillage: {},
  search: {},
  cloak: {},
  decloak: {},
  /** One level: the first builds the sector defence, later ones upgrade it. */
  'build-defences': {},
  'raze-defences': { levels: integer(1, maxLevel) },
  'transfer-starships': { type: shipType, count: integer(1, mostShips), to: unitRef, rank },
} as const;
type ReadKind = keyof typeof read;
export type Read<K extends ReadKind> = { [P in K]: Ordered<P, (typeof read)[P]> }[K];

/** Whether an order is of one of these kinds. */
export const isA = <const K extends ReadKind>(order: AnyOrder, ...kinds: readonly K[]): order is Read<K> =>
  (kinds as readonly string[]).includes(order.kind);

/** All orders of a declared kind. */
export const givenOf = <O extends AnyOrder>(
  turn: Pick<GeTurn, 'orders'>,
  { kind }: Declared<O>,
): readonly Given<O>[] => turn.orders(kind) as unknown as readonly Given<O>[];

/** The orders of several kinds in one list, by seat and in plan order. */
export const givenOfAll = <D extends AnyDeclaredOrder>(
  turn: Pick<GeTurn, 'orders'>,
  declared: readonly D[],
): readonly Given<OrderIn<D>>[] =>
  declared
    .flatMap((one) => turn.orders(one.kind as string) as unknown as readonly Given<OrderIn<D>>[])
    .sort(
      compareBy(
        ({ seat: giver }) => giver,
        ({ unit }) => unit ?? '',
        ({ index }) => index,
      ),
    );

/** Why an order of one of these kinds cannot be carried out now. */
export const cannotOf =
  <D extends AnyDeclaredOrder>(turn: Pick<GeTurn, 'state'>, declared: readonly D[]) =>
  (given: Given<OrderIn<D>>): Problem | undefined =>
    declared.find(({ kind }) => kind === (given.order as AnyOrder).kind)?.cannot(turn.state, given);

/**
 * The orders of these kinds, by seat and in plan order; of a seat's orders about the same matter only the last.
 * OURS: the others are refused, so that nobody hears of more than one change of a matter in a turn.
 */
export function lastWords<D extends AnyDeclaredOrder>(
  turn: Pick<GeTurn, 'orders' | 'refuse'>,
  declared: readonly D[],
  cite: Cite,
  matter: (order: OrderIn<D>) => string,
): readonly Given<OrderIn<D>>[] {
  const given = givenOfAll(turn, declared);
  const last = new Map(given.map(({ seat: giver, order }) => [`${giver} ${matter(order)}`, order]));
  return given.filter(({ seat: giver, order }) => {
    const counts = last.get(`${giver} ${matter(order)}`) === order;
    if (!counts) turn.refuse((order as AnyOrder).ref, impossible(cite, 'overruled'));
    return counts;
  });
}

/** An order to a unit that its giver commands. */
export interface Command<O extends AnyOrder> {
  readonly seat: SeatId;
  readonly id: UnitId;
  /** The unit as it is when the order is carried out. */
  readonly unit: Unit;
  readonly order: O;
}

/** Carries out all orders of a declared kind to units, one after another (`inTurn`). */
export const byUnits = <E extends AnyEvent, O extends AnyOrder>(
  turn: GeTurn<E>,
  declared: Judged<State, O>,
  event: (command: Command<NoInfer<O>>) => E | undefined,
): void =>
  inTurn(turn, declared, ({ seat: giver, unit: id, order }) => {
    const unit = id === undefined ? undefined : turn.state.units[id];
    return id === undefined || unit === undefined ? undefined : event({ seat: giver, id, unit, order });
  });
