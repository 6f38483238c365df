import { describe, expect, it } from 'vitest';
import { emptyPlan, type Plan, type Unnumbered } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { planOf, viewOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, type, vulcan } from '../play.ts';

/**
 * A row of sectors 1-2-3-4-5 with 6 beside 1: Klingon 1 and 2, Gorn 3 and 4, at war with them, independent 5; 6 is of the neutral Romulans. A fleet
 * of four move-points stands in 2.
 */
const row = (units: Parameters<typeof scene>[0]['units'] = []) =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2, 6] },
      2: { owner: klingon, links: [1, 3] },
      3: { owner: gorn, links: [2, 4] },
      4: { owner: gorn, links: [3, 5] },
      5: { links: [4] },
      6: { owner: romulan, links: [1] },
    },
    units: [
      garrison(klingon, { at: 1, ships: [[type('destroyer'), 1]] }),
      fleet(klingon, 1, { at: 2, ships: [[type('four'), 1]] }),
      ...units,
    ],
    wars: [[klingon, gorn]],
  });
const noOrders: Plan<Order> = emptyPlan();
const hammer = a(klingon, 1);

/** The view, with all sectors reported in this turn or another. */
const reported = (view: View, turn: number): View => ({
  ...view,
  sectors: Object.fromEntries(
    Object.entries(view.sectors).map(([place, sector]) => [
      place,
      sector.report === undefined ? sector : { ...sector, report: { ...sector.report, turn } },
    ]),
  ),
});

/** The numbers of the sectors of an area. */
const area = (
  view: View,
  key: string,
  unit: UnitId = hammer,
  plan: Plan<Order> = noOrders,
): readonly string[] =>
  presentation
    .reach?.(view, plan, unit)
    .find((one) => one.key === key)
    ?.places.map((place) => place) ?? [];
const s = (...numbers: readonly number[]): readonly string[] => numbers.map(sectorId);

describe('the range of a starfleet', () => {
  it('ends with its move-points, and at borders it may not cross', () => {
    // 3 and 4 cost two points each: 5 is one step too far. The Romulans let nobody in.
    expect(area(viewOf(row()), 'range')).toEqual(s(1, 2, 3, 4));
  });
  it('ends where a battle on enemy ground takes all points', () => {
    const held = row([garrison(gorn, { at: 3, ships: [[type('destroyer'), 2]] })]);
    expect(area(viewOf(held), 'range')).toEqual(s(1, 2, 3));
  });
  it('holds what a click can send it to, and nothing else', () => {
    const view = viewOf(row([garrison(gorn, { at: 3, ships: [[type('destroyer'), 2]] })]));
    const arrives = [1, 3, 4, 5, 6].filter((number) => {
      const orders = presentation.moveTo(view, noOrders, hammer, sectorId(number));
      const routes = presentation.routes(view, planOf({ [hammer]: orders as readonly Unnumbered<Order>[] }));
      const steps = routes.flatMap((one) => one.steps);
      return (
        steps.at(-1)?.position.place === sectorId(number) && steps.every(({ wrong }) => wrong === undefined)
      );
    });
    expect(area(view, 'range')).toEqual(s(...[2, ...arrives].sort((x, y) => x - y)));
  });
  it('follows a war that the plan declares', () => {
    const view = viewOf(row());
    const plan = planOf({ hq: [{ kind: 'declare-war', on: romulan }] });
    expect(area(view, 'range', hammer, plan)).toEqual(s(1, 2, 3, 4, 6));
  });
  it('is nothing for garrisons and for units of others', () => {
    const view = viewOf(row([fleet(vulcan, 2, { at: 2, ships: [[type('four'), 1]] })]));
    expect(presentation.reach?.(view, noOrders, g(1))).toEqual([]);
    expect(presentation.reach?.(view, noOrders, a(vulcan, 2))).toEqual([]);
    // In sight, and with ways to go.
    const raid = viewOf(row([fleet(gorn, 3, { at: 3, ships: [[type('two'), 1]] })]));
    const foes = inOrder(preview(raid, noOrders).start.units).filter(([, { owner }]) => owner === gorn);
    expect(foes.map(([, { kind, place }]) => [kind, place])).toEqual([['starfleet', sectorId(3)]]);
    expect(presentation.reach?.(raid, noOrders, foes[0]![0])).toEqual([]);
  });
});

describe('what threatens it', () => {
  const raid = viewOf(row([fleet(gorn, 3, { at: 3, ships: [[type('two'), 1]] })]));
  it('is where enemies that were reported this turn can get too', () => {
    // Two points: into 2, or 4 of their own.
    expect(area(reported(raid, raid.turn - 1), 'threat')).toEqual(
      s(2, 3, 4).filter((id) => area(raid, 'range').includes(id)),
    );
    expect(area(reported(raid, raid.turn - 1), 'threat')).toContain(sectorId(2));
  });
  it('is not where they were seen before, nor where neutrals can get', () => {
    expect(area(reported({ ...raid, turn: 3 }, 0), 'threat')).toEqual([]);
    const neutral = viewOf(row([fleet(romulan, 3, { at: 1, ships: [[type('two'), 1]] })]));
    expect(area(reported(neutral, neutral.turn - 1), 'threat')).toEqual([]);
  });
});

it('the shortest way leads along the links, through whoever’s land', () => {
  const view = viewOf(row());
  expect(presentation.way?.(view, sectorId(6), sectorId(4))).toEqual(s(1, 2, 3, 4));
  expect(presentation.way?.(view, sectorId(6), sectorId(99))).toBeUndefined();
});
