import { describe, expect, it } from 'vitest';

import { inOrder } from '#kernel/inOrder.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/orders/plan.ts';
import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import { financeLines, finances } from '#rulesets/galactic-empires/finances.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { preview } from '#rulesets/galactic-empires/preview.ts';
import { review } from '#rulesets/galactic-empires/review.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type, wait } from '../rules/play.ts';
import { ownRealm, planOf, problemCodes, viewOf } from './ownRealm.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
interface AnyKind {
  offers(view: View, at: Spot, plan: Plan<AnyOrder>): readonly Unnumbered<Order>[];
  whyNot?(view: View, at: Spot, plan: Plan<AnyOrder>): Problem | undefined;
  say(order: unknown, view: View, at: Spot): Phrase;
}
const kinds = galacticEmpires.orders as unknown as Readonly<Record<Order['kind'], AnyKind>>;
const [A1, A2, A3, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), g(1)];
const kor = admiralId('klingon.a00002.0');
const build: Unnumbered<Order> = { kind: 'build-defences' };
const raze = (levels: number): Unnumbered<Order> => ({ kind: 'raze-defences', levels });
const hire: Unnumbered<Order> = { kind: 'hire-admiral' };
const disband = (count: number, of: 'two' | 'three' | 'destroyer' = 'two'): Unnumbered<Order> => ({
  kind: 'disband-starships',
  type: type(of),
  count,
});
const salvage = (count: number, of: 'two' | 'three' | 'destroyer' = 'two'): Unnumbered<Order> => ({
  kind: 'salvage-starships',
  type: type(of),
  count,
});
const transfer = (count: number, to: typeof A1): Unnumbered<Order> => ({
  kind: 'transfer-starships',
  type: type('two'),
  count,
  to,
  rank: 1,
});
const changed = (
  state: State,
  more: Partial<State['sectors'][ReturnType<typeof sectorId>]>,
  at: number,
): State =>
  ({
    ...state,
    sectors: { ...state.sectors, [sectorId(at)]: { ...state.sectors[sectorId(at)], ...more } },
  }) as State;

/** `offered`, or the code of the reason why not, or nothing. */
function standing(
  kind: Order['kind'],
  at: Spot,
  lists: Lists = {},
  state: State = ownRealm(),
): string | undefined {
  const view = viewOf(state);
  const plan = planOf(lists);
  return kinds[kind].offers(view, at, plan).length > 0
    ? 'offered'
    : kinds[kind].whyNot?.(view, at, plan)?.code;
}

describe('works are offered where they can be done, and where not the reason is told', () => {
  it.each<readonly [string, string | undefined, Order['kind'], Spot, Lists]>([
    ['three ships build at home', 'offered', 'build-defences', { unit: A1 }, {}],
    ['one ship is too few (GE 876)', 'too-few-workers', 'build-defences', { unit: A2 }, {}],
    ['one ship and two that come', 'offered', 'build-defences', { unit: A2 }, { [A1]: [transfer(2, A2)] }],
    [
      'four ships of which two are sent away',
      'too-few-workers',
      'build-defences',
      { unit: A1 },
      { [A1]: [transfer(2, A2)] },
    ],
    [
      'a starfleet that the plan forms and fills',
      'offered',
      'build-defences',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }, transfer(3, A3)] },
    ],
    [
      'one that stays empty',
      'too-few-workers',
      'build-defences',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }] },
    ],
    ['one work a turn', 'works-already', 'build-defences', { unit: A1 }, { [A1]: [raze(1)] }],
    ['one work a turn, the other way', 'works-already', 'raze-defences', { unit: A1 }, { [A1]: [build] }],
    [
      'another unit builds there (GE 884)',
      'raised-already',
      'build-defences',
      { unit: A1 },
      { [G1]: [build] },
    ],
    ['another unit builds elsewhere', 'offered', 'build-defences', { unit: A1 }, { [A2]: [build] }],
    ['foreign units', undefined, 'build-defences', { unit: a(romulan, 7) }, {}],
    ['the headquarters', undefined, 'build-defences', {}, {}],
    ['razing at home', 'offered', 'raze-defences', { unit: G1 }, {}],
    ['razing where nothing stands has no sense', undefined, 'raze-defences', { unit: A2 }, {}],
    ['hiring at the center', 'offered', 'hire-admiral', { unit: G1 }, {}],
    ['hiring twice (GE 842)', 'hired-already', 'hire-admiral', { unit: G1 }, { [G1]: [hire] }],
    ['starfleets never hire', undefined, 'hire-admiral', { unit: A1 }, {}],
    ['ships to disband', 'offered', 'disband-starships', { unit: A1 }, {}],
    ['all given up already', 'no-ships-left', 'salvage-starships', { unit: A1 }, { [A1]: [disband(4)] }],
    ['an admiral to disband', 'offered', 'disband-admiral', { unit: A2 }, {}],
    ['no admiral there', 'no-admirals', 'disband-admiral', { unit: A1 }, {}],
    ['no admiral to rename', 'no-admirals', 'rename-admiral', { unit: A1 }, {}],
    ['no admiral to lead', 'no-admirals', 'assign-leader', { unit: A1 }, {}],
    ['no admiral to transfer', 'no-admirals', 'transfer-admiral', { unit: A1 }, {}],
    [
      'all ships ordered (GE 1118)',
      'build-limit',
      'build-starships',
      { unit: G1 },
      { [G1]: [{ kind: 'build-starships', type: type('two'), count: 13, rank: 1 }] },
    ],
    ['starfleets never build ships', undefined, 'build-starships', { unit: A1 }, {}],
  ])('%s', (_, expected, kind, at, lists) => {
    expect(standing(kind, at, lists)).toBe(expected);
  });

  it('depends on the sector', () => {
    expect(standing('build-defences', { unit: A1 }, {}, changed(ownRealm(), { level: 12 }, 1))).toBe(
      'highest-level',
    );
    const guest = scene({
      sectors: { 3: { owner: romulan, level: 2 } },
      units: [fleet(klingon, 1, { at: 3, ships: [[type('two'), 3]] })],
    });
    expect([
      standing('build-defences', { unit: A1 }, {}, guest),
      standing('raze-defences', { unit: A1 }, {}, guest),
    ]).toEqual(['no-permission', 'not-owned']);
    const host = changed(guest, { permitted: [klingon] }, 3);
    expect([
      standing('build-defences', { unit: A1 }, {}, host),
      standing('raze-defences', { unit: A1 }, {}, host),
    ]).toEqual(['offered', 'not-owned']);
    const fort = scene({
      sectors: { 1: { owner: klingon, level: 2 } },
      units: [garrison(klingon, { at: 1 })],
    });
    expect([
      standing('hire-admiral', { unit: G1 }, {}, fort),
      standing('build-starships', { unit: G1 }, {}, fort),
    ]).toEqual(['no-hiring-center', 'no-industrial-center']);
  });

  it('counts who will have been hired and disbanded by then (GE 846)', () => {
    const state = ownRealm();
    const one = {
      ...state,
      parameters: {
        ...state.parameters,
        limits: { ...state.parameters.limits, royalty: { admirals: 1, annexed: 60 } },
      },
    };
    expect(standing('hire-admiral', { unit: G1 }, {}, one)).toBe('admiral-limit');
    expect(
      standing('hire-admiral', { unit: G1 }, { [A2]: [{ kind: 'disband-admiral', admiral: kor }] }, one),
    ).toBe('offered');
  });

  it('forms no starfleet where all numbers are taken (GE 603)', () => {
    const state = ownRealm();
    expect(
      standing(
        'form-starfleet',
        { unit: A1 },
        {},
        { ...state, parameters: { ...state.parameters, fleets: 2 } },
      ),
    ).toBe('no-free-number');
  });
});

describe('the forms of works', () => {
  const view = viewOf(ownRealm());
  const fieldsOf = (kind: Order['kind'], order: Unnumbered<Order>, at: Spot, lists: Lists = {}) =>
    galacticEmpires.orders[kind].form?.(view, order as never, at, planOf(lists)).fields;

  it('raze no more levels than stand, than four, and than there are hands for', () => {
    const most = (ships: number, level: number, lists: Lists = {}): unknown => {
      const state = scene({
        sectors: { 1: { owner: klingon, level } },
        units: [
          fleet(klingon, 1, { at: 1, ships: [[type('two'), ships]] }),
          fleet(klingon, 2, { at: 1, ships: [[type('two'), 9]] }),
        ],
      });
      const field = galacticEmpires.orders['raze-defences'].form?.(
        viewOf(state),
        { kind: 'raze-defences', levels: 1 },
        { unit: A1 },
        planOf(lists),
      ).fields[0];
      return field?.kind === 'number' ? field.most : undefined;
    };
    expect([most(3, 12), most(8, 12), most(12, 12), most(30, 12), most(30, 3)]).toEqual([1, 2, 4, 4, 3]);
    expect(most(30, 12, { [A2]: [raze(3)] })).toBe(1);
  });

  it('tell what a type brings, and count what other orders give up', () => {
    const fields = fieldsOf('salvage-starships', salvage(1), { unit: G1 }, { [G1]: [disband(1)] });
    const [types, count] = fields ?? [];
    expect(types?.kind === 'choice' ? types.choices.map(({ label }) => phraseText(label)) : []).toEqual([
      'Hawk Heavy Cruiser (2 present, 4 resources each)',
      'K’Tinga Class Destroyer (2 present, 1 resources each)',
    ]);
    expect(count).toMatchObject({ least: 1, most: 2 });
  });

  it('take the admiral’s name along when another is chosen', () => {
    const state = scene({
      sectors: { 1: { owner: klingon } },
      units: [fleet(klingon, 1, { at: 1, admirals: [{ name: 'Kor' }, { name: 'Kang' }] })],
    });
    const order = { kind: 'rename-admiral', admiral: admiralId('klingon.a00001.0'), name: 'Kor' } as const;
    const form = galacticEmpires.orders['rename-admiral'].form?.(
      viewOf(state),
      order,
      { unit: A1 },
      emptyPlan(),
    );
    expect(form?.set('admiral', 'klingon.a00001.1')).toMatchObject({
      admiral: 'klingon.a00001.1',
      name: 'Kang',
    });
    expect(form?.set('name', '   ')).toMatchObject({ name: 'Kor' });
  });

  it('are said with what they cost and bring', () => {
    const said = (order: Unnumbered<Order>, at: Spot): string =>
      phraseText(kinds[order.kind].say(order, view, at));
    expect([said(build, { unit: A1 }), said(build, { unit: A2 }), said(build, { unit: A3 })]).toEqual([
      'Upgrade the sector defences to level 3 for 14 resources',
      'Build sector defences for 14 resources',
      'Build or upgrade sector defences for 14 resources',
    ]);
    expect([
      said(raze(2), { unit: A1 }),
      said(hire, { unit: G1 }),
      said(salvage(3), { unit: A1 }),
      said(disband(2), { unit: A1 }),
    ]).toEqual([
      'Raze 2 levels of the sector defences and salvage 8 resources',
      'Hire an admiral for 15 resources',
      'Salvage 3 Hawk Heavy Cruiser for 12 resources',
      'Disband 2 Hawk Heavy Cruiser',
    ]);
  });
});

describe('advice about works', () => {
  const advice = (lists: Lists, state: State = ownRealm()): readonly string[] =>
    problemCodes(review(viewOf(state), planOf(lists)));

  it.each<readonly [string, Lists, readonly string[]]>([
    ['building and waiting once', { [A1]: [wait, build] }, []],
    ['building and leaving (GE 1375)', { [A1]: [build, travel(2)] }, ['o2 works-instead']],
    ['building with too few', { [A2]: [build] }, ['o1 too-few-workers']],
    ['building with two that come', { [G1]: [transfer(1, A1)], [A1]: [disband(2), build] }, []],
    ['building after disbanding the builders', { [A1]: [disband(2), build] }, ['o2 too-few-workers']],
    ['building twice in one unit', { [A1]: [build, build] }, ['o2 works-already']],
    [
      'building twice in one sector: by unit, garrisons first',
      { [G1]: [build], [A1]: [build] },
      ['o2 raised-already'],
    ],
    ['razing more than hands can', { [A1]: [raze(2)] }, ['o1 fewer-levels']],
    ['razing where nothing stands', { [A2]: [raze(1)] }, ['o1 nothing-to-raze']],
    ['hiring by a starfleet', { [A1]: [hire] }, ['o1 garrison-hires']],
    ['hiring twice', { [G1]: [hire, hire] }, ['o2 hired-already']],
    ['disbanding more than there are', { [A1]: [disband(5)] }, ['o1 more-than-present']],
    ['disbanding what a transfer brings', { [G1]: [transfer(1, A1)], [A1]: [disband(5)] }, []],
    ['salvaging what is not there', { [A1]: [salvage(1, 'three')] }, ['o1 no-such-ships']],
    [
      'disbanding an admiral who is elsewhere',
      { [A1]: [{ kind: 'disband-admiral', admiral: kor }] },
      ['o1 no-such-admiral'],
    ],
    [
      'renaming an admiral who is elsewhere',
      { [A1]: [{ kind: 'rename-admiral', admiral: kor, name: 'Old Thunder' }] },
      ['o1 no-such-admiral'],
    ],
    [
      'the headquarters',
      { hq: [build, raze(1), hire, disband(1), salvage(1)] },
      ['o1 no-unit', 'o2 no-unit', 'o3 no-unit', 'o4 no-unit', 'o5 no-unit'],
    ],
  ])('%s', (_, lists, expected) => {
    expect(advice(lists)).toEqual(expected);
  });

  it('leaves open what a battle decides (GE 882)', () => {
    const state = scene({
      sectors: { 4: { owner: gorn, level: 2 } },
      wars: [[klingon, gorn]],
      units: [
        fleet(klingon, 1, { at: 4, ships: [[type('two'), 9]] }),
        fleet(klingon, 2, { at: 4, ships: [[type('two'), 9]] }),
        garrison(gorn, { at: 4, ships: [[type('destroyer'), 1]] }),
      ],
    });
    expect(advice({ [A1]: [build], [A2]: [raze(1)] }, state)).toEqual([
      'o1 battle-decides',
      'o2 battle-decides',
    ]);
  });
});

describe('the money of works', () => {
  const of = (lists: Lists, state: State = ownRealm()) => finances(viewOf(state), planOf(lists));

  // Upkeep: 7 x 1.0 + 2 x 0.3 + 1.2 and 1.0 for Kor.
  it('counts hires and levels of defences once, with the garrisons', () => {
    expect(of({})).toMatchObject({ upkeep: 980, garrisons: 0, salvage: 0, surplus: 4020 });
    expect(of({ [G1]: [hire, hire], [A1]: [build], [A2]: [build] })).toMatchObject({
      garrisons: 1500 + 1400 + 1400,
    });
    expect(of({ [G1]: [build], [A1]: [build] })).toMatchObject({ garrisons: 1400 });
  });

  it('counts salvage at once, and no upkeep for who is gone (GE 645)', () => {
    expect(of({ [A1]: [salvage(4)] })).toMatchObject({
      salvage: 1600,
      upkeep: 580,
      surplus: 5000 + 1600 - 580,
    });
    expect(of({ [A1]: [disband(4)], [A2]: [{ kind: 'disband-admiral', admiral: kor }] })).toMatchObject({
      salvage: 0,
      upkeep: 480,
    });
  });

  it('tells of what is razed after the decay (GE 918)', () => {
    const lines = (lists: Lists): readonly string[] =>
      financeLines(viewOf(ownRealm()), planOf(lists)).map(({ label, amount }) => `${label}: ${amount}`);
    expect(lines({ [A1]: [raze(1)] })).toContain('Salvage of razed defences: 400');
    expect(lines({ [A1]: [salvage(1)] })).toContain('Salvaged starships: 400');
    expect(lines({}).filter((line) => line.startsWith('Salvage'))).toEqual([]);
  });

  it('names what is cut (GE 239)', () => {
    const poor = scene(
      {
        sectors: { 1: { owner: klingon, builds: [type('two')] } },
        units: [garrison(klingon, { at: 1, ships: [[type('destroyer'), 3]] })],
      },
      { [klingon]: 2000 },
    );
    const problems = review(viewOf(poor), planOf({ [G1]: [hire, build] }));
    expect(problemCodes(problems)).toEqual(['shortfall', 'o2 not-enough-money']);
    expect(phraseText(problems[0]?.phrase ?? { template: '', args: {} })).toBe(
      'You spend 9.9 resources more than the treasury holds. What will be cut: Build Defences.',
    );
  });

  it('a preview hires without dice', () => {
    const hired = preview(viewOf(ownRealm()), planOf({ [G1]: [hire] })).entries.flatMap(({ event }) =>
      event.kind === 'admiral-hired' ? [event] : [],
    );
    expect(
      hired.map(({ admiral, cost }) => [admiral.name, admiral.tactics, admiral.siegecraft, cost]),
    ).toEqual([['Somebody new', 0, 0, 1500]]);
  });
});

it('every reason cites the rulebook and leaves no hole', () => {
  const view = viewOf(ownRealm());
  for (const [, kind] of inOrder(kinds)) {
    for (const at of [{ unit: A1 }, { unit: A2 }, { unit: G1 }]) {
      const why = kind.whyNot?.(view, at, planOf({ [A1]: [build, disband(4)], [G1]: [hire] }));
      if (why !== undefined)
        expect([why.cite, phraseText(why.phrase)]).toEqual([
          expect.stringMatching(/^GE \d/),
          expect.not.stringMatching(/[{}]|undefined/),
        ]);
    }
  }
});
