import type { OrderRef, SeatId, UnitId } from '../words/ids.ts';
import { nthOrder, numberOfOrder } from '../words/ids.ts';
import { inOrder, keysInOrder } from '../words/inOrder.ts';

export interface AnyOrder {
  readonly kind: string;
  readonly ref: OrderRef;
}

/** An order without its reference, as offered before it is given. */
export type Unnumbered<O> = O extends AnyOrder ? Omit<O, 'ref'> : never;

/** Everything one seat orders for one turn: the headquarters' list and one list per unit. Plans are immutable. */
export interface Plan<O> {
  readonly hq: readonly O[];
  readonly units: Readonly<Record<UnitId, readonly O[]>>;
  /** Lines of the order sheet that were typed and cannot be read, by line; absent where there are none. They give no orders. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** No orders at all. */
export const emptyPlan = <O>(): Plan<O> => ({ hq: [], units: {} });

/** One list of a plan: the unit's, or the headquarters' where `unit` is absent. */
export function ordersOf<O>(plan: Plan<O>, unit?: UnitId): readonly O[] {
  return unit === undefined ? plan.hq : (plan.units[unit] ?? []);
}

/** The plan with another list in place of one: a unit's, or the headquarters' where `unit` is undefined. */
export function withList<O>(plan: Plan<O>, unit: UnitId | undefined, list: readonly O[]): Plan<O> {
  if (unit === undefined) return { ...plan, hq: list };
  const { [unit]: _, ...others } = plan.units as Record<UnitId, readonly O[]>;
  return { ...plan, units: list.length === 0 ? others : { ...others, [unit]: list } };
}

/** The plan with a line kept as it was typed, or without it. */
export function withTypedLine<O>(plan: Plan<O>, line: string, text: string | undefined): Plan<O> {
  const { typed = {}, ...orders } = plan;
  const { [line]: _, ...others } = typed;
  const kept = text === undefined ? others : { ...others, [line]: text };
  return keysInOrder(kept).length === 0 ? orders : { ...orders, typed: kept };
}

/** The plan with the order at the end of its list, or before position `at`. */
export function withOrder<O>(plan: Plan<O>, order: O, unit?: UnitId, at?: number): Plan<O> {
  const list = ordersOf(plan, unit);
  return withList(plan, unit, list.toSpliced(at ?? list.length, 0, order));
}

/** The plan without one order, in whichever list it is; unchanged when it is in none. */
export function withoutOrder<O extends AnyOrder>(plan: Plan<O>, ref: OrderRef): Plan<O> {
  const place = whereIs(plan, ref);
  if (place === undefined) return plan;
  return withList(plan, place.unit, ordersOf(plan, place.unit).toSpliced(place.index, 1));
}

/** The plan with the order of the same reference replaced. */
export function withChanged<O extends AnyOrder>(plan: Plan<O>, order: O): Plan<O> {
  const place = whereIs(plan, order.ref);
  if (place === undefined) return plan;
  return withList(plan, place.unit, ordersOf(plan, place.unit).toSpliced(place.index, 1, order));
}

/** The plan with one order moved to another position in its list, at most to its ends; unchanged when it is there already. */
export function withMoved<O extends AnyOrder>(plan: Plan<O>, ref: OrderRef, to: number): Plan<O> {
  const place = whereIs(plan, ref);
  if (place === undefined) return plan;
  const list = ordersOf(plan, place.unit);
  const at = Math.max(0, Math.min(list.length - 1, to));
  return at === place.index
    ? plan
    : withList(plan, place.unit, list.toSpliced(place.index, 1).toSpliced(at, 0, place.order));
}

/** The plan without all orders of one list: a unit's, or the headquarters' where `unit` is absent. Unchanged when it is empty. */
export function withoutAll<O>(plan: Plan<O>, unit?: UnitId): Plan<O> {
  return ordersOf(plan, unit).length === 0 ? plan : withList(plan, unit, []);
}

/** The plan with copies of these orders at the end of a list, each with a new reference; `fresh` gives the next one for a plan. */
export function withCopies<O extends AnyOrder>(
  plan: Plan<O>,
  orders: readonly O[],
  unit: UnitId | undefined,
  fresh: (plan: Plan<O>) => OrderRef,
): Plan<O> {
  return orders.reduce((made, order) => withOrder(made, { ...order, ref: fresh(made) }, unit), plan);
}

/** The position of an order in the plan; undefined when it is not there. */
export function whereIs<O extends AnyOrder>(
  plan: Plan<O>,
  ref: OrderRef,
): { readonly unit?: UnitId; readonly index: number; readonly order: O } | undefined {
  for (const listed of listedOrders(plan)) if (listed.order.ref === ref) return listed;
  return undefined;
}

/** Every order with its list and position: headquarters first, then units in id order. */
export function listedOrders<O>(
  plan: Plan<O>,
): readonly { readonly unit?: UnitId; readonly index: number; readonly order: O }[] {
  return [
    ...plan.hq.map((order, index) => ({ index, order })),
    ...inOrder(plan.units).flatMap(([unit, list]) => list.map((order, index) => ({ unit, index, order }))),
  ];
}

/** The lists in which two plans differ: headquarters (undefined) first, then units in id order. */
export function listsChanged<O>(one: Plan<O>, other: Plan<O>): readonly (UnitId | undefined)[] {
  const lists: readonly (UnitId | undefined)[] = [
    undefined,
    ...keysInOrder({ ...one.units, ...other.units }),
  ];
  return lists.filter((unit) => {
    const [before, after] = [ordersOf(one, unit), ordersOf(other, unit)];
    return before.length !== after.length || before.some((order, at) => order !== after[at]);
  });
}

/** The reference of a seat's next order of a turn: one more than the highest number in the plan, so that none is used twice, whatever was withdrawn. */
export function freshRef(seat: SeatId, turn: number, plan: Plan<AnyOrder>): OrderRef {
  const numbers = listedOrders(plan).map(({ order }) => numberOfOrder(order.ref));
  return nthOrder(seat, turn, Math.max(0, ...numbers) + 1);
}

/** Orders of the headquarters and of all units together. */
export const countOrders = (plan: Plan<unknown>): number => listedOrders(plan).length;
