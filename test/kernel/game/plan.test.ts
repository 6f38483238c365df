import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderRef, seatId } from '#kernel/words/ids.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Plan } from '#kernel/game/plan.ts';
import {
  countOrders,
  emptyPlan,
  listedOrders,
  listsChanged,
  ordersOf,
  whereIs,
  withChanged,
  withCopies,
  withMoved,
  withOrder,
  withoutAll,
  withoutOrder,
} from '#kernel/game/plan.ts';
import type { ToyOrder } from '#test/support/play/toyRuleset.ts';
import { toyRuleset, toyUnit } from '#test/support/play/toyRuleset.ts';

const unit = toyUnit(seatId('ann'));
const boast = (n: number): ToyOrder => ({ kind: 'boast', ref: orderRef(`ann.t1.o${n}`) });
const dig = (n: number, times: number): ToyOrder => ({ kind: 'dig', ref: orderRef(`ann.t1.o${n}`), times });
const plan = withOrder(
  withOrder(withOrder(emptyPlan<ToyOrder>(), boast(1)), dig(2, 1), unit),
  dig(3, 2),
  unit,
);

describe('plans', () => {
  test('orders join the end of their list, or a place in it', () => {
    expect(ordersOf(plan, unit).map(({ ref }) => ref)).toEqual(['ann.t1.o2', 'ann.t1.o3']);
    expect(ordersOf(withOrder(plan, dig(4, 3), unit, 0), unit).map(({ ref }) => ref)).toEqual([
      'ann.t1.o4',
      'ann.t1.o2',
      'ann.t1.o3',
    ]);
  });
  test('any single order can be undone, wherever it stands, and an empty list leaves no trace', () => {
    expect(withoutOrder(plan, orderRef('ann.t1.o2')).units[unit]).toEqual([dig(3, 2)]);
    expect(withoutOrder(plan, orderRef('ann.t1.o1')).hq).toEqual([]);
    expect(withoutOrder(withoutOrder(plan, orderRef('ann.t1.o2')), orderRef('ann.t1.o3')).units).toEqual({});
    expect(withoutOrder(plan, orderRef('nobody'))).toBe(plan);
  });
  test('an order is changed in place', () => {
    expect(ordersOf(withChanged(plan, dig(2, 9)), unit)).toEqual([dig(2, 9), dig(3, 2)]);
    expect(withChanged(plan, dig(7, 9))).toBe(plan);
  });
  test('an order moves within its list, no farther than its ends', () => {
    const refs = (to: number): readonly string[] =>
      ordersOf(withMoved(plan, orderRef('ann.t1.o2'), to), unit).map(({ ref }) => ref);
    expect(refs(1)).toEqual(['ann.t1.o3', 'ann.t1.o2']);
    expect(refs(7)).toEqual(['ann.t1.o3', 'ann.t1.o2']);
    expect(withMoved(plan, orderRef('ann.t1.o2'), -3)).toBe(plan);
    expect(withMoved(plan, orderRef('ann.t1.o3'), 7)).toBe(plan);
    expect(withMoved(plan, orderRef('nobody'), 1)).toBe(plan);
  });
  test('a whole list is emptied, and nothing else', () => {
    expect(withoutAll(plan, unit)).toEqual({ hq: [boast(1)], units: {} });
    expect(withoutAll(plan)).toEqual({ hq: [], units: plan.units });
    // The very same plan, so that nothing is noted as undone.
    const bare = { ...plan, units: {} };
    expect(withoutAll(bare, unit)).toBe(bare);
  });
  test('copies join the end of a list under references of their own', () => {
    const other = toyUnit(seatId('bob'));
    const fresh = (so: Plan<ToyOrder>) => orderRef(`ann.t1.o${countOrders(so) + 1}`);
    const copied = withCopies(plan, ordersOf(plan, unit), other, fresh);
    expect(ordersOf(copied, other)).toEqual([dig(4, 1), dig(5, 2)]);
    expect(ordersOf(copied, unit)).toEqual(ordersOf(plan, unit));
  });
  test('lists that changed are told, the headquarters’ first, by their orders and their places', () => {
    const other = toyUnit(seatId('bob'));
    expect(listsChanged(plan, withoutOrder(plan, orderRef('ann.t1.o1')))).toEqual([undefined]);
    expect(listsChanged(plan, withMoved(plan, orderRef('ann.t1.o2'), 1))).toEqual([unit]);
    expect(listsChanged(emptyPlan(), withOrder(plan, dig(4, 1), other))).toEqual([undefined, unit, other]);
    expect(listsChanged(plan, { ...plan })).toEqual([]);
  });
  test('every order is found with where it stands', () => {
    expect(whereIs(plan, orderRef('ann.t1.o3'))).toEqual({ unit, index: 1, order: dig(3, 2) });
    expect(listedOrders(plan).map(({ order }) => order.ref)).toEqual(['ann.t1.o1', 'ann.t1.o2', 'ann.t1.o3']);
    expect(countOrders(plan)).toBe(3);
  });
});

describe('plans as files', () => {
  const codec = planCodec<ToyOrder>(toyRuleset().orders);
  const codes = (raw: unknown): readonly string[] => {
    const read = codec.parse(raw);
    return read.ok ? [] : read.fault.map(({ code }) => code);
  };
  test('a plan reads back as it was written', () => {
    expect(codec.parse(codec.make(plan))).toEqual({ ok: true, value: plan });
  });
  test('an order of an unknown kind, a doubled reference and a bad value are each named', () => {
    expect(codes({ hq: [{ kind: 'fly', ref: 'a' }], units: {} })).toEqual(['unknown-order']);
    expect(codes({ hq: [{ kind: 'constructor', ref: 'a' }], units: {} })).toEqual(['unknown-order']);
    expect(codes({ hq: [boast(1), boast(1)], units: {} })).toEqual(['doubled-order']);
    expect(codes({ hq: [{ kind: 'dig', ref: 'a', times: 10 }], units: {} })).toEqual(['unexpected-value']);
  });
  test('one bad file does not taint the next', () => {
    expect(codes({ hq: [{ kind: 'fly', ref: 'a' }], units: {} })).toEqual(['unknown-order']);
    expect(codes(codec.make(plan))).toEqual([]);
  });
  test('never throws', () => {
    fc.assert(fc.property(fc.anything(), (raw) => typeof codec.parse(raw).ok === 'boolean'));
  });
  test('an empty plan is a plan', () => {
    expect(codec.parse({ hq: [], units: {} })).toEqual({ ok: true, value: emptyPlan() as Plan<ToyOrder> });
  });
});
