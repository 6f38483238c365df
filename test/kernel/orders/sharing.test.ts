import { describe, expect, test } from 'vitest';
import { orderRef, seatId, unitId } from '#kernel/ids.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import type { Part, Sharing } from '#kernel/orders/sharing.ts';
import { merged } from '#kernel/orders/sharing.ts';

/* Two admirals share a seat: fleets belong to whoever was given them, the treasury to the first. */
const sharing: Sharing<undefined, AnyOrder> = {
  scopes: () => ['fleet-a', 'fleet-b', 'treasury'].map((scope) => ({ scope, label: scope })),
  scopeOf: (_, { kind }, unit) => (kind === 'build' ? 'treasury' : `fleet-${unit?.at(-1) ?? 'a'}`),
};
const [a, b] = [unitId('fleet.a'), unitId('fleet.b')];
const seat = { seat: seatId('rome'), turn: 4 };
const order = (kind: string, n: number): AnyOrder => ({ kind, ref: orderRef(`rome.t4.o${n}`) });
const plan = (hq: readonly AnyOrder[], units: Plan<AnyOrder>['units'] = {}): Plan<AnyOrder> => ({
  hq,
  units,
});
const part = (player: string, scopes: readonly string[], sent: Plan<AnyOrder>): Part<AnyOrder> => ({
  player,
  scopes,
  plan: sent,
});

describe('parts of a seat', () => {
  test('an order counts if its sender holds its scope; both are told of what is dropped', () => {
    const one = part(
      'Ann',
      ['fleet-a'],
      plan([order('build', 1)], { [a]: [order('move', 2)], [b]: [order('move', 3)] }),
    );
    const two = part(
      'Bob',
      ['fleet-b'],
      plan([order('build', 4)], { [a]: [order('wait', 5)], [b]: [order('wait', 6)] }),
    );
    const { plan: made, dropped } = merged(sharing, undefined, seat, [one, two]);
    expect(made).toEqual(plan([order('build', 1)], { [a]: [order('move', 2)], [b]: [order('wait', 6)] }));
    expect(dropped).toEqual([
      { order: order('move', 3), unit: b, scope: 'fleet-b', by: 'Ann', heldBy: 'Bob' },
      { order: order('build', 4), scope: 'treasury', by: 'Bob', heldBy: 'Ann' },
      { order: order('wait', 5), unit: a, scope: 'fleet-a', by: 'Bob', heldBy: 'Ann' },
    ]);
  });
  test('a scope that nobody holds is the first player’s, whoever sent first', () => {
    const two = part('Bob', [], plan([], { [b]: [order('move', 1)] }));
    const none = part('Ann', [], plan([]));
    expect(merged(sharing, undefined, seat, [none, two]).dropped).toMatchObject([{ heldBy: 'Ann' }]);
    expect(merged(sharing, undefined, seat, [two, none]).dropped).toEqual([]);
  });
  test('orders of two parts with the same reference both count, under references of their own', () => {
    const one = part('Ann', ['fleet-a'], plan([], { [a]: [order('move', 1), order('wait', 2)] }));
    const two = part('Bob', ['fleet-b'], plan([], { [b]: [order('move', 1)] }));
    const { plan: made } = merged(sharing, undefined, seat, [one, two]);
    expect(listedOrders(made).map(({ order: { ref } }) => ref)).toEqual([
      'rome.t4.o1',
      'rome.t4.o2',
      'rome.t4.o3',
    ]);
    expect(made.units[b]).toMatchObject([{ kind: 'move' }]);
  });
  test('one player alone sends the whole plan', () => {
    const sent = { ...plan([order('build', 1)], { [b]: [order('move', 2)] }), typed: { x: 'wat' } };
    expect(merged(sharing, undefined, seat, [part('Ann', [], sent)])).toEqual({ plan: sent, dropped: [] });
  });
});
