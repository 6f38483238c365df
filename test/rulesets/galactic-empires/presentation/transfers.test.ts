import { describe, expect, it } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { planOf, viewOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, klingon, scene, type, wait } from '../play.ts';

/* What the units of a sector will have, and the fewest orders that make it so. */
const [two, small, three] = [type('two'), type('destroyer'), type('three')];
const [home, a1, a2, a3] = [g(1), a(klingon, 1), a(klingon, 2), a(klingon, 3)];
const state = scene({
  sectors: { 1: { owner: klingon }, 2: { owner: klingon } },
  units: [
    garrison(klingon, {
      at: 1,
      ships: [
        [two, 3, 4],
        [small, 2, 2],
      ],
    }),
    fleet(klingon, 1, { at: 1, ships: [[two, 4]] }),
    fleet(klingon, 2, { at: 1, ships: [[three, 5]], admirals: [{ name: 'Kor' }] }),
    fleet(klingon, 3, { at: 2, ships: [[two, 9]] }),
  ],
});
const view = viewOf(state);
const { among, of, share } = presentation.transfers!;
const units = [a1, a2, home];
const countsIn = (
  plan: Plan<Order>,
  ids: readonly UnitId[] = units,
): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(of(view, plan, ids).map((row) => [row.name === 'Kor' ? 'Kor' : row.type, row.counts]));
const admiral = of(view, planOf({}), units).find(({ name }) => name === 'Kor')!.type;
const given = (plan: Plan<Order>): readonly string[] =>
  units.flatMap((unit) =>
    ordersOf(plan, unit).map((order) =>
      order.kind === 'transfer-starships'
        ? `${unit} gives ${order.count} ${order.type} to ${order.to} rank ${order.rank}`
        : order.kind,
    ),
  );

describe('transfers', () => {
  it('are among the own units of a sector, the chosen one first; a fleet that the plan forms is one of them', () => {
    expect(among(view, planOf({}), a2)).toEqual([a2, home, a1]);
    expect(among(view, planOf({}), a3)).toEqual([a3]);
    const forming = planOf({ [home]: [{ kind: 'form-starfleet', number: 9, name: 'New' }] });
    expect(among(view, forming, home)).toEqual([home, a1, a2, a(klingon, 9)]);
  });

  it('are not made by units that are cloaked', () => {
    const hidden = { ...state, units: { ...state.units, [a1]: { ...state.units[a1]!, cloaked: true } } };
    expect(among(viewOf(hidden), planOf({}), a2)).toEqual([a2, home]);
    expect(among(viewOf(hidden), planOf({}), a1)).toEqual([a1]);
  });

  it('show what each unit will have, ships by type and admirals by name', () => {
    expect(countsIn(planOf({}))).toEqual({
      [two]: [4, 0, 3],
      [small]: [0, 0, 2],
      [three]: [0, 5, 0],
      Kor: [0, 1, 0],
    });
  });

  it('become the fewest orders, into the rank where the type stands already or stood before', () => {
    const once = share(view, planOf({ [a1]: [wait] }), units, [{ type: two, counts: [0, 6, 1] }]);
    expect(given(once)).toEqual([
      'wait',
      `${a1} gives 4 ${two} to ${a2} rank 1`,
      `${home} gives 2 ${two} to ${a2} rank 4`,
    ]);
    expect(given(share(view, planOf({}), units, [{ type: two, counts: [1, 0, 6] }]))).toEqual([
      `${a1} gives 3 ${two} to ${home} rank 4`,
    ]);
    expect(countsIn(once)[two]).toEqual([0, 6, 1]);
  });

  it('change the order that is there, keep its rank, and are gone when everything is back', () => {
    const plan = planOf({ [a1]: [{ kind: 'transfer-starships', type: two, count: 1, to: home, rank: 5 }] });
    const [order] = ordersOf(plan, a1);
    const more = share(view, plan, units, [{ type: two, counts: [1, 0, 6] }]);
    expect(ordersOf(more, a1)).toEqual([{ ...order, count: 3 }]);
    expect(given(share(view, more, units, [{ type: two, counts: [4, 0, 3] }]))).toEqual([]);
    // Orders to others, and about other types, stay.
    const far = planOf({ [a1]: [{ kind: 'transfer-starships', type: two, count: 2, to: a3, rank: 1 }] });
    expect(given(share(view, far, units, [{ type: small, counts: [1, 0, 1] }]))).toEqual([
      `${a1} gives 2 ${two} to ${a3} rank 1`,
      `${home} gives 1 ${small} to ${a1} rank 2`,
    ]);
  });

  it('take an admiral along', () => {
    const plan = share(view, planOf({}), units, [{ type: admiral, counts: [1, 0, 0] }]);
    expect(given(plan)).toEqual(['transfer-admiral']);
    expect(countsIn(plan)['Kor']).toEqual([1, 0, 0]);
    expect(
      of(view, plan, units)
        .filter(({ dealt }) => dealt)
        .map(({ name }) => name),
    ).toEqual(['Kor']);
  });

  it('make whatever is wished, in any order of wishes, and the plan can be written down', () => {
    const draw = openDice('transfers').fork('wishes');
    const below = (most: number): number => draw.int(most) - 1;
    const codec = planCodec<Order>(galacticEmpires.orders);
    let plan = planOf({});
    for (let at = 0; at < 60; at += 1) {
      const rows = of(view, plan, units);
      const row = rows[below(rows.length)]!;
      const first = below(row.count + 1);
      const second = below(row.count - first + 1);
      const counts = [first, second, row.count - first - second];
      const before = countsIn(plan);
      plan = share(view, plan, units, [{ type: row.type, counts }]);
      const key = row.name === 'Kor' ? 'Kor' : row.type;
      expect(countsIn(plan)).toEqual({ ...before, [key]: counts });
      expect(given(plan).length).toBeLessThanOrEqual(7);
      expect(codec.parse(codec.make(plan)).ok).toBe(true);
    }
  });
});
