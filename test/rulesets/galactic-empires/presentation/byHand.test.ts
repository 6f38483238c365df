import { describe, expect, it } from 'vitest';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { headquarters } from '#rulesets/galactic-empires/presentation/screens/headquarters.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { a, fleet, g, garrison, klingon, scene, travel, type, wait } from '../play.ts';

/** Home is a yard of revenue 13, its cheapest type costs 2; A1 and A2 have ships; the treasury is set. */
const viewWith = (treasury: number) =>
  viewOf({
    ...ownRealm(),
    empires: { ...ownRealm().empires, [klingon]: { ...ownRealm().empires[klingon]!, treasury } },
  });
const [rich, poor] = [viewWith(100_00), viewWith(7_00)];
const ends = (view: typeof rich, plan: Plan<Order>): readonly string[] =>
  presentation.loose!(view, plan).map(({ kind, unit }) => `${kind} ${unit ?? ''}`.trim());
const [a1, a2, home] = [a(klingon, 1), a(klingon, 2), g(1)];

describe('loose ends', () => {
  it('name idle fleets, an idle yard, money that decays and ships of several types in one rank', () => {
    // The garrison of Home has its types in ranks 1 and 4, so its ranks are dealt.
    expect(ends(rich, planOf({}))).toEqual([
      'money',
      `idle-unit ${a1}`,
      `idle-unit ${a2}`,
      `idle-yard ${home}`,
    ]);
  });
  it('an order that takes a phase makes a fleet busy, works too, and a change of its name does not', () => {
    expect(ends(rich, planOf({ [a1]: [wait], [a2]: [{ kind: 'rename-unit', name: 'Idlers' }] }))).toContain(
      `idle-unit ${a2}`,
    );
    expect(ends(rich, planOf({ [a1]: [wait] }))).not.toContain(`idle-unit ${a1}`);
    expect(ends(rich, planOf({ [a1]: [{ kind: 'build-defences' }] }))).not.toContain(`idle-unit ${a1}`);
  });
  it('a yard that builds, or has no money for its cheapest ship, is no loose end', () => {
    expect(
      ends(
        rich,
        planOf({ [home]: [{ kind: 'build-starships', type: type('destroyer'), count: 1, rank: 1 }] }),
      ),
    ).not.toContain(`idle-yard ${home}`);
    // Upkeep alone is more than the seven resources: it is 9.8. A destroyer costs 2.
    expect(ends(poor, planOf({}))).not.toContain(`idle-yard ${home}`);
    expect(ends(viewWith(11_79), planOf({}))).not.toContain(`idle-yard ${home}`);
    expect(ends(viewWith(11_80), planOf({}))).toContain(`idle-yard ${home}`);
  });
  it('a yard of no revenue can build nothing', () => {
    const state = ownRealm();
    const bare = viewOf({
      ...state,
      sectors: { ...state.sectors, [sectorId(1)]: { ...state.sectors[sectorId(1)]!, revenue: 0 } },
    });
    expect(ends(bare, planOf({}))).not.toContain(`idle-yard ${home}`);
  });
  it('money is worth a word once a whole resource of it decays', () => {
    const at = (treasury: number): number => {
      const lines = headquarters(viewWith(treasury), planOf({})).sections.flatMap((section) =>
        section.kind === 'ledger' ? section.lines : [],
      );
      return lines.find(({ label }) => label === 'Expected surplus')?.amount ?? 0;
    };
    const upkeep = 100_00 - at(100_00);
    // 7% of 14.21 are 0.99 resources, of 14.22 a whole one.
    expect(ends(viewWith(upkeep + 14_21), planOf({}))).not.toContain('money');
    expect(ends(viewWith(upkeep + 14_22), planOf({}))).toContain('money');
  });
  it('a new fleet that nobody joins is named, and no longer when somebody does', () => {
    const form = { kind: 'form-starfleet', number: 3, name: 'New' } as const;
    expect(ends(rich, planOf({ [a1]: [form] }))).toContain(`empty-unit ${a(klingon, 3)}`);
    const filled = planOf({
      [a1]: [form, { kind: 'transfer-starships', type: type('two'), count: 1, to: a(klingon, 3), rank: 1 }],
    });
    expect(ends(rich, filled).filter((end) => end.endsWith(a(klingon, 3)))).toEqual([
      `idle-unit ${a(klingon, 3)}`,
    ]);
    const awaited = planOf({
      [a1]: [
        travel(2),
        { kind: 'transfer-starships', type: type('two'), count: 1, to: a(klingon, 3), rank: 1 },
      ],
      [a2]: [form],
    });
    expect(ends(rich, awaited).filter((end) => end.endsWith(a(klingon, 3)))).toEqual([]);
  });
  it('ships of two types in one rank are a loose end until one of them is dealt elsewhere', () => {
    const view = viewOf(
      scene({
        sectors: { 1: { owner: klingon } },
        units: [
          fleet(klingon, 1, {
            at: 1,
            ships: [
              [type('two'), 4],
              [type('destroyer'), 2],
            ],
          }),
        ],
      }),
    );
    expect(ends(view, planOf({}))).toContain(`ranks ${a1}`);
    expect(
      ends(
        view,
        planOf({ [a1]: [{ kind: 'reassign-starships', type: type('two'), ranks: [0, 0, 4, 0, 0] }] }),
      ),
    ).not.toContain(`ranks ${a1}`);
  });
});

describe('the formation', () => {
  const ranksOf = (plan: Plan<Order>, unit = home): Readonly<Record<string, readonly number[]>> =>
    Object.fromEntries(presentation.formation!.of(rich, plan, unit).map((row) => [row.type, row.counts]));
  const deal = (
    plan: Plan<Order>,
    ...deals: readonly (readonly [typeof home, string, readonly number[]])[]
  ): Plan<Order> =>
    presentation.formation!.deal(
      rich,
      plan,
      deals.map(([unit, id, ranks]) => ({ unit, type: id, counts: ranks })),
    );
  const [two, small] = [type('two'), type('destroyer')];

  it('shows ships where they stand after the first events, those of neighbours among them', () => {
    expect(ranksOf(planOf({}))).toEqual({ [two]: [3, 0, 0, 0, 0], [small]: [0, 0, 0, 2, 0] });
    const sent = planOf({ [a1]: [{ kind: 'transfer-starships', type: two, count: 1, to: home, rank: 5 }] });
    expect(ranksOf(sent)[two]).toEqual([3, 0, 0, 0, 1]);
  });
  it('a deal is one order, the next one changes it, and the old place needs none', () => {
    const once = deal(planOf({}), [home, two, [1, 2, 0, 0, 0]]);
    expect(ordersOf(once, home)).toMatchObject([
      { kind: 'reassign-starships', type: two, ranks: [1, 2, 0, 0, 0] },
    ]);
    expect(ranksOf(once)[two]).toEqual([1, 2, 0, 0, 0]);
    expect(presentation.formation!.of(rich, once, home).map((row) => [row.type, row.dealt])).toEqual([
      [two, true],
      [small, false],
    ]);
    const twice = deal(once, [home, two, [0, 0, 0, 0, 3]]);
    expect(ordersOf(twice, home).map(({ ref }) => ref)).toEqual(ordersOf(once, home).map(({ ref }) => ref));
    expect(ranksOf(twice)[two]).toEqual([0, 0, 0, 0, 3]);
    expect(ordersOf(deal(twice, [home, two, [3, 0, 0, 0, 0]]), home)).toEqual([]);
  });
  it('orders that pile up about one type become one', () => {
    const piled = planOf({
      [home]: [
        { kind: 'reassign-starships', type: two, ranks: [0, 3, 0, 0, 0] },
        { kind: 'hire-admiral' },
        { kind: 'reassign-starships', type: two, ranks: [0, 0, 3, 0, 0] },
      ],
    });
    expect(ordersOf(deal(piled, [home, two, [0, 0, 0, 3, 0]]), home).map(({ kind }) => kind)).toEqual([
      'reassign-starships',
      'hire-admiral',
    ]);
  });
  it('deals for several units are all carried out, and the plan can be written down', () => {
    const dealt = deal(planOf({}), [home, small, [2, 0, 0, 0, 0]], [a1, two, [0, 0, 4, 0, 0]]);
    expect([ranksOf(dealt)[small], ranksOf(dealt, a1)[two]]).toEqual([
      [2, 0, 0, 0, 0],
      [0, 0, 4, 0, 0],
    ]);
    const codec = planCodec<Order>(galacticEmpires.orders);
    expect(codec.parse(codec.make(dealt))).toMatchObject({ ok: true });
  });
  it('a fleet the plan forms has its ranks too', () => {
    const plan = planOf({
      [home]: [
        { kind: 'form-starfleet', number: 9, name: 'New' },
        { kind: 'transfer-starships', type: two, count: 2, to: a(klingon, 9), rank: 2 },
      ],
    });
    expect(ranksOf(plan, a(klingon, 9))[two]).toEqual([0, 2, 0, 0, 0]);
    expect(ranksOf(deal(plan, [a(klingon, 9), two, [0, 0, 0, 2, 0]]), a(klingon, 9))[two]).toEqual([
      0, 0, 0, 2, 0,
    ]);
  });
});

it('the purse holds the treasury and names what is spent beside upkeep', () => {
  const plan = planOf({ [home]: [{ kind: 'build-starships', type: type('destroyer'), count: 3, rank: 1 }] });
  expect(presentation.purses!(rich, plan)).toEqual([
    {
      key: 'treasury',
      label: 'Treasury',
      holds: 100_00,
      spends: 3 * 2_00,
      scale: { unit: 'resources', per: 100 },
    },
  ]);
});

it('the figures of a turn are those of the headquarters (GE 229-261)', () => {
  // Sectors 1 and 2, 1 of them annexed, with a revenue of 13; seven heavy cruisers of combat 2x18, two destroyers of 1x9,
  // a battleship of 4x50 and Kor with 1x10. Upkeep: seven of 1.0, two of 0.3, one of 1.2, and 1.0 for the admiral.
  expect(
    presentation.figures!(rich).map(
      ({ key, scale, value }) => `${key} ${scale.unit === '' ? 'count' : 'money'} ${value}`,
    ),
  ).toEqual([
    'treasury money 10000',
    'revenue money 1300',
    'upkeep money 980',
    'sectors count 2',
    'annexed count 1',
    'starships count 10',
    'strength count 480',
    'admirals count 1',
  ]);
});

it('a unit says what can be changed about it, and a garrison what defences it mans', () => {
  const sheetOf = (unit: typeof home) =>
    presentation
      .unit(rich, planOf({}), unit)
      .page.sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []));
  expect(sheetOf(a2).flatMap(({ changedBy }) => changedBy ?? [])).toEqual([
    'rename-unit',
    'assign-leader',
    'set-retreat-level',
    'set-defend-option',
    'set-follow',
  ]);
  expect(sheetOf(home).flatMap(({ changedBy }) => changedBy ?? [])).toEqual(['rename-unit', 'set-follow']);
  expect(sheetOf(home).map(({ label, value }) => `${label}: ${phraseText(value)}`)).toContain(
    'Defences here: Level 2',
  );
});

it('what best ships scout is told of neighbours and of the sectors beyond', () => {
  const view = viewOf(
    scene({
      sectors: { 1: { owner: klingon } },
      units: [garrison(klingon, { at: 1, ships: [[type('scout'), 1]] })],
    }),
  );
  const row = presentation.units(view, planOf({ [a1]: [travel(2)] })).find(({ unit }) => unit === home);
  const sheet = presentation.study!(view, `type:${type('scout')}`);
  const scouting = sheet?.sections
    .flatMap((section) => (section.kind === 'facts' ? section.facts : []))
    .find(({ label }) => label.startsWith('Scout'));
  expect(Object.values(scouting?.value.args ?? {})).toEqual(
    expect.arrayContaining([row?.cells['scout']?.value.args['a'], row?.cells['scout']?.value.args['b']]),
  );
});
