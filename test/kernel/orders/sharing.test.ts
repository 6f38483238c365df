import { describe, expect, test } from 'vitest';
import { orderRef, seatId, unitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { mostInPlan, mostOrders, mostTyped } from '#kernel/orders/planCodec.ts';
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
  test('what is more than a plan holds does not count, in one list and in all together', () => {
    const orders = (kind: string, count: number, from: number) =>
      Array.from({ length: count }, (_, n) => order(kind, from + n));
    const list = mostOrders - 2;
    const one = part('Ann', ['fleet-a'], plan([], { [a]: orders('move', list, 1) }));
    const two = part('Bob', ['treasury'], plan([], { [a]: orders('build', 3, 20_001) }));
    const full = merged(sharing, undefined, seat, [one, two]);
    expect(full.plan.units[a]).toHaveLength(mostOrders);
    expect(full.dropped).toEqual([
      { order: order('build', 20_003), unit: a, scope: 'treasury', by: 'Bob', heldBy: 'Bob' },
    ]);
    const three = part(
      'Cid',
      ['fleet-b'],
      plan([], {
        [b]: orders('move', mostOrders, 40_001),
        [unitId('fleet.bb')]: orders('move', mostInPlan - mostOrders - list - 1, 60_001),
      }),
    );
    const all = merged(sharing, undefined, seat, [one, three, two]);
    expect(listedOrders(all.plan)).toHaveLength(mostInPlan);
    expect(all.dropped.map(({ by }) => by)).toEqual(['Bob', 'Bob']);
  });
  test('of lines that cannot be read so many are kept as a plan holds, the first part’s first', () => {
    const typed = (from: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${from}${n}`, from]));
    const one = part('Ann', [], { ...plan([]), typed: typed('x', mostTyped - 1) });
    const two = part('Bob', [], { ...plan([]), typed: { ...typed('y', 2), x0: 'other' } });
    const { plan: made } = merged(sharing, undefined, seat, [one, two]);
    expect(Object.keys(made.typed ?? {})).toHaveLength(mostTyped);
    expect(made.typed).toMatchObject({ x0: 'x', y0: 'y' });
  });
  test('one player alone sends the whole plan', () => {
    const sent = { ...plan([order('build', 1)], { [b]: [order('move', 2)] }), typed: { x: 'wat' } };
    expect(merged(sharing, undefined, seat, [part('Ann', [], sent)])).toEqual({ plan: sent, dropped: [] });
  });
});
