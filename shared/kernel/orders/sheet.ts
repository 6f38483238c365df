import { defined } from '../words/defined.ts';
import { dataDigest } from '../codec/digest.ts';
import type { OrderRef } from '../words/ids.ts';
import { inOrder } from '../words/inOrder.ts';
import type { Problem } from '../words/problem.ts';
import { unreadable } from '../words/refusals.ts';
import type { Phrase } from '../words/phrase.ts';
import type { Choice } from './form.ts';
import type { AnyOrder, Plan, Unnumbered } from '../game/plan.ts';
import { withList, withTypedLine } from '../game/plan.ts';
import type { Spot } from '../words/spot.ts';

/** What is wrong with a written line, from one column to another: both count from 1, and `to` is the last that is wrong. */
export interface Fault {
  readonly from: number;
  readonly to: number;
  readonly said: Phrase;
  /** The whole line as it was perhaps meant. */
  readonly instead?: string;
}

/** Room for one order in a line of the sheet. */
export interface Slot {
  readonly text: string;
  /** An order may still stand here. */
  readonly open: boolean;
  /** No order can stand here, and none does. */
  readonly shut?: true;
  /** The order of the plan that stands here. */
  readonly order?: OrderRef;
}

/** One line of a sheet: a unit's orders, or some of the headquarters'. */
export interface SheetLine {
  /** Stable from turn to turn: what is typed is kept under it. */
  readonly line: string;
  readonly label: string;
  /** Where its orders are given; with a unit, they stand in the unit's list. */
  readonly spot: Spot;
  /** The orders of the plan that it writes, in their order. Those of a unit's line are all of the unit's. */
  readonly orders: readonly OrderRef[];
  /** What there is room for, such as the boxes of a printed sheet: what stands in each, and whether something still could. */
  readonly slots: readonly Slot[];
}

/** Orders as lines of text, for players who type. What is clicked and what is typed are the same orders. */
export interface Sheet<V, O extends AnyOrder> {
  lines(view: V, plan: Plan<O>): readonly SheetLine[];
  /** The orders of a line, without spot: where there are faults, the line gives none. An empty line has neither. */
  read(
    view: V,
    line: string,
    text: string,
  ): { readonly orders: readonly Unnumbered<O>[]; readonly faults: readonly Fault[] };
  /** Orders of one spot as one line, such that `read` gives the same orders. */
  write(view: V, spot: Spot, orders: readonly O[]): string;
  /** What may be meant at the caret (0: before the first sign); `value` is the whole line as it would then be. */
  complete(view: V, line: string, text: string, caret: number): readonly Choice[];
}

/** The part of a ruleset that reads typed lines. */
export interface Writes<V, O extends AnyOrder> {
  readonly sheet?: Sheet<V, O>;
}

/** Advice on an order that stands in a line, with the columns of its words, counted as those of a `Fault`. */
export interface Advised {
  readonly from: number;
  readonly to: number;
  readonly problem: Problem;
}

/** Where the references of new orders come from. */
type Fresh<O> = (plan: Plan<O>) => OrderRef;

const withoutRef = ({ ref: _, ...order }: AnyOrder): unknown => order;

/** The line's orders in a plan. */
export const ordersIn = <O extends AnyOrder>(plan: Plan<O>, { spot, orders }: SheetLine): readonly O[] =>
  listOf(plan, spot.unit).filter(({ ref }) => orders.includes(ref));

/** A line as it stands: as it was typed where it cannot be read, or else its orders in writing. */
export const textOf = <V, O extends AnyOrder>(
  sheet: Sheet<V, O>,
  view: V,
  plan: Plan<O>,
  line: SheetLine,
): string => plan.typed?.[line.line] ?? sheet.write(view, line.spot, ordersIn(plan, line));

/** Advice on the orders of a line, where their words stand in its writing; where they cannot be told from others, in the whole line. */
export function advisedIn<V, O extends AnyOrder>(
  sheet: Sheet<V, O>,
  view: V,
  plan: Plan<O>,
  line: SheetLine,
  problems: readonly Problem[],
): readonly Advised[] {
  const orders = ordersIn(plan, line);
  const written = (list: readonly O[]): string => sheet.write(view, line.spot, list);
  const whole = written(orders);
  return problems.flatMap((problem) => {
    const at = orders.findIndex(({ ref }) => ref === problem.order);
    if (at < 0) return [];
    const [upTo, alone] = [written(orders.slice(0, at + 1)), written(orders.slice(at, at + 1))];
    return alone !== '' && whole.startsWith(upTo) && upTo.endsWith(alone)
      ? [{ from: upTo.length - alone.length + 1, to: upTo.length, problem }]
      : [{ from: 1, to: Math.max(1, whole.length), problem }];
  });
}

/** Lines of a plan that were typed and cannot be read, by line. */
export const unreadIn = ({ typed = {} }: Plan<unknown>): readonly (readonly [line: string, text: string])[] =>
  inOrder(typed).filter(([, text]) => text !== '');

/**
 * A list of orders of which each stands in a line of its own: what stands in which line. A line that cannot be read holds none, and
 * neither does one that was left empty above others, which is kept as typed with nothing in it.
 */
export function orderByLine<O extends AnyOrder>(
  { typed = {} }: Plan<O>,
  list: readonly O[],
  lineAt: (at: number) => string,
): readonly (O | undefined)[] {
  const lines: (O | undefined)[] = [];
  for (const order of list) {
    while (typed[lineAt(lines.length)] !== undefined) lines.push(undefined);
    lines.push(order);
  }
  return lines;
}

/** The plan with the lines marked that are empty above others of their list, so that every line keeps its place. */
function withEmptyLines<O extends AnyOrder>(
  plan: Plan<O>,
  list: readonly SheetLine[],
  isFilled: (line: SheetLine) => boolean,
): Plan<O> {
  const last = list.findLastIndex(isFilled);
  return list.reduce((made, line, at) => {
    if (isFilled(line)) return made;
    return withTypedLine(made, line.line, at < last ? '' : undefined);
  }, plan);
}

/**
 * The plan once a line is typed. What can be read takes the place of the line's orders, and orders that say the same keep their
 * references; what cannot be read is kept as it was typed, and gives no order. Unchanged where the line says what it said.
 */
export function withLine<V, O extends AnyOrder>(
  sheet: Sheet<V, O>,
  view: V,
  plan: Plan<O>,
  line: SheetLine,
  text: string,
  fresh: Fresh<O>,
): Plan<O> {
  const { orders, faults } = sheet.read(view, line.line, text);
  const before = ordersIn(plan, line);
  const was = plan.typed?.[line.line] ?? '';
  if (faults.length === 0 && was === '' && saysSame(before, orders)) return plan;
  const unread = faults.length > 0 ? text : undefined;
  const wanted = faults.length > 0 ? [] : orders;
  const list = sheet.lines(view, plan).filter(({ spot }) => spot.unit === line.spot.unit);
  const above = list.slice(
    0,
    list.findIndex((each) => each.line === line.line),
  );
  const marked = withEmptyLines(withTypedLine(plan, line.line, unread), list, (each) =>
    each.line === line.line
      ? unread !== undefined || wanted.length > 0
      : each.orders.length > 0 || (plan.typed?.[each.line] ?? '') !== '',
  );
  return withOrders(marked, line, wanted, fresh, new Set(above.flatMap((each) => each.orders)));
}

const saysSame = <O extends AnyOrder>(before: readonly O[], orders: readonly Unnumbered<O>[]): boolean =>
  before.length === orders.length &&
  before.every((order, at) => dataDigest(withoutRef(order)) === dataDigest(orders[at]));

/** The plan with these in place of the line's orders, where the first of them stood, or else behind those of the lines above. */
function withOrders<O extends AnyOrder>(
  plan: Plan<O>,
  { spot: { unit }, orders: refs }: SheetLine,
  orders: readonly Unnumbered<O>[],
  fresh: Fresh<O>,
  above: ReadonlySet<OrderRef>,
): Plan<O> {
  const list = unit === undefined ? plan.hq : (plan.units[unit] ?? []);
  const at = list.findIndex(({ ref }) => refs.includes(ref));
  const others = list.filter(({ ref }) => !refs.includes(ref));
  const kept = list.filter(({ ref }) => refs.includes(ref));
  const known = new Set(list.map(({ ref }) => ref));
  const behind = others.filter(({ ref }) => above.has(ref)).length;
  let made = withList(plan, unit, others);
  for (const [index, order] of orders.entries()) {
    const same = kept.findIndex((one) => dataDigest(withoutRef(one)) === dataDigest(order));
    const ref =
      kept.splice(same, same < 0 ? 0 : 1)[0]?.ref ??
      fresh(withList(plan, unit, [...list, ...listOf(made, unit).filter(({ ref: one }) => !known.has(one))]));
    made = withList(
      made,
      unit,
      listOf(made, unit).toSpliced((at < 0 ? behind : at) + index, 0, {
        ...order,
        ref,
      } as unknown as O),
    );
  }
  return made;
}

const listOf = <O>(plan: Plan<O>, unit: Spot['unit']): readonly O[] =>
  unit === undefined ? plan.hq : (plan.units[unit] ?? []);

/** What is wrong with the lines of a plan that were typed and cannot be read: none of them gives an order. */
export function unreadLines<V, O extends AnyOrder>(
  { sheet }: Writes<V, O>,
  view: V,
  plan: Plan<O>,
): readonly Problem[] {
  const lines = new Map(sheet?.lines(view, plan).map((line) => [line.line, line]));
  return unreadIn(plan).map(([key, text]) => {
    const line = lines.get(key);
    const [fault] = sheet?.read(view, key, text).faults ?? [];
    const args = { line: line?.label ?? key };
    const problem =
      fault === undefined
        ? unreadable('line-not-read/unknown', args)
        : unreadable('line-not-read', { ...args, column: fault.from, fault: fault.said });
    // The rest of the plan is good: it is advice, and stops no file.
    return { ...problem, severity: 'impossible', ...defined({ at: line?.spot }) };
  });
}

/** All advice about a plan: on its orders, and on lines that cannot be read. */
export const adviceOn = <V, O extends AnyOrder>(
  ruleset: Writes<V, O> & { review(view: V, plan: Plan<O>): readonly Problem[] },
  view: V,
  plan: Plan<O>,
): readonly Problem[] => [...unreadLines(ruleset, view, plan), ...ruleset.review(view, plan)];
