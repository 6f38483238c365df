import { describe, expect, it } from 'vitest';

import { inOrder } from '#kernel/inOrder.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import type { Form } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/orders/plan.ts';
import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import { financeLines } from '#rulesets/galactic-empires/finances.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { Empire, Sector, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { preview } from '#rulesets/galactic-empires/preview.ts';
import { review } from '#rulesets/galactic-empires/review.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type, vulcan } from '../rules/play.ts';
import { ownRealm, planOf, problemCodes, viewOf } from './ownRealm.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
interface AnyKind {
  offers(view: View, at: Spot, plan: Plan<AnyOrder>): readonly Unnumbered<Order>[];
  whyNot?(view: View, at: Spot, plan: Plan<AnyOrder>): Problem | undefined;
  form?(view: View, order: unknown, at: Spot, plan: Plan<AnyOrder>): Form<Unnumbered<Order>>;
  say(order: unknown, view: View, at: Spot): Phrase;
}
const kinds = galacticEmpires.orders as unknown as Readonly<Record<Order['kind'], AnyKind>>;
const [A1, A2, A3, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), g(1)];
const pillage: Unnumbered<Order> = { kind: 'pillage' };
const fill: Unnumbered<Order> = { kind: 'transfer-starships', type: type('two'), count: 2, to: A3, rank: 1 };
const annex = (place: number): Unnumbered<Order> => ({ kind: 'annex-sector', place: s(place) });
const cede = (place: number): Unnumbered<Order> => ({ kind: 'cede-sector', place: s(place) });
const give = (place: number, to = romulan): Unnumbered<Order> => ({
  kind: 'give-sector',
  place: s(place),
  to,
});
const send = (amount: number, to = romulan): Unnumbered<Order> => ({ kind: 'send-resources', to, amount });

const sectorOf = (state: State, at: number, more: Partial<Sector>): State =>
  ({ ...state, sectors: { ...state.sectors, [s(at)]: { ...state.sectors[s(at)], ...more } } }) as State;
const empireOf = (state: State, seat: string, more: Partial<Empire>): State =>
  ({
    ...state,
    empires: { ...state.empires, [seat]: { ...state.empires[seat as typeof klingon], ...more } },
  }) as State;
const refusing = empireOf(ownRealm(), romulan, { refuses: [klingon] });
/** The Romulans have a garrison in 3 and let the Klingons through. */
const open = empireOf(sectorOf(ownRealm(), 3, { level: 1 }), romulan, { passage: [klingon] });
const cloaked = {
  ...ownRealm(),
  units: { ...ownRealm().units, [A1]: { ...ownRealm().units[A1], cloaked: true } },
} as State;
const unguarded = {
  ...sectorOf(ownRealm(), 1, { level: 0, levelDamage: 0, builds: undefined } as never),
  units: Object.fromEntries(inOrder(ownRealm().units).filter(([id]) => id !== G1)),
} as State;
const landless = sectorOf(sectorOf(ownRealm(), 1, { owner: gorn }), 2, { owner: gorn });

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

describe('what becomes of sectors is ordered where it can be, and where not the reason is told', () => {
  const spots: readonly (readonly [string, string | undefined, Order['kind'], Spot, Lists?, State?])[] = [
    ['pillage of an own sector', 'offered', 'pillage', { unit: A1 }],
    ['by its garrison', 'offered', 'pillage', { unit: G1 }],
    ['of an enemy’s, where the plan leads', 'offered', 'pillage', { unit: A2 }, { [A2]: [travel(4)] }],
    ['of a neutral’s (GE 769)', 'not-at-war', 'pillage', { unit: A1 }, { [A1]: [travel(3)] }],
    [
      'of a neutral’s, when the plan declares war',
      'offered',
      'pillage',
      { unit: A1 },
      { hq: [{ kind: 'declare-war', on: romulan }], [A1]: [travel(3)] },
    ],
    ['of an ally’s', 'not-at-war', 'pillage', { unit: A1 }, { [A1]: [travel(6)] }],
    ['of a host’s', 'guest-pillages', 'pillage', { unit: A1 }, { [A1]: [travel(3)] }, open],
    ['a second time', 'not-enough-move-points', 'pillage', { unit: A1 }, { [A1]: [pillage] }],
    ['a second time, by a garrison', 'garrison-busy', 'pillage', { unit: G1 }, { [G1]: [pillage] }],
    [
      'by a starfleet that the plan forms and fills',
      'offered',
      'pillage',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }, fill] },
    ],
    [
      'by one that stays empty',
      'no-starships',
      'pillage',
      { unit: A3 },
      { [A1]: [{ kind: 'form-starfleet', number: 3, name: 'New' }] },
    ],
    ['under cloak (GE 1155)', 'cloaked', 'pillage', { unit: A1 }, {}, cloaked],
    ['by foreign units', undefined, 'pillage', { unit: a(romulan, 7) }],
    ['by the headquarters', undefined, 'pillage', {}],
    ['by a unit sent elsewhere by a click', undefined, 'pillage', { unit: A1, place: s(2) }],
    ['annexing', 'offered', 'annex-sector', { place: s(2) }],
    ['annexing twice', 'annexed-already', 'annex-sector', { place: s(1) }],
    ['annexing once more in one plan', undefined, 'annex-sector', { place: s(2) }, { hq: [annex(2)] }],
    ['annexing what is not owned', undefined, 'annex-sector', { place: s(3) }],
    ['ceding', 'offered', 'cede-sector', { place: s(1) }],
    ['ceding what is not annexed (GE 405)', 'not-annexed', 'cede-sector', { place: s(2) }],
    [
      'ceding what is lost',
      'not-owned',
      'cede-sector',
      { place: s(1) },
      {},
      sectorOf(ownRealm(), 1, { owner: gorn }),
    ],
    ['ceding once more in one plan', undefined, 'cede-sector', { place: s(1) }, { hq: [cede(1)] }],
    ['ceding what is a foreign affair', undefined, 'cede-sector', { place: s(3) }],
    ['a gift to an empire', 'offered', 'give-sector', { seat: romulan }],
    ['a gift of a sector', 'offered', 'give-sector', { place: s(1) }],
    ['a gift to who refuses (GE 279)', 'gifts-refused', 'give-sector', { seat: romulan }, {}, refusing],
    ['a third gift (GE 946)', 'too-many-gifts', 'give-sector', { seat: gorn }, { hq: [give(1), give(2)] }],
    ['the last sectors', 'nothing-to-give', 'give-sector', { seat: gorn }, {}, landless],
    ['one gift twice', undefined, 'give-sector', { place: s(1) }, { hq: [give(1)] }],
    ['a gift of what is not owned', undefined, 'give-sector', { place: s(3) }],
    ['a gift to oneself', undefined, 'give-sector', { seat: klingon }],
    ['sending resources', 'offered', 'send-resources', { seat: romulan }],
    ['sending them to who refuses', 'gifts-refused', 'send-resources', { seat: romulan }, {}, refusing],
    [
      'sending them without a garrison (GE 297)',
      'no-garrison',
      'send-resources',
      { seat: romulan },
      {},
      unguarded,
    ],
    ['sending twice', undefined, 'send-resources', { seat: romulan }, { hq: [send(5)] }],
    ['sending to oneself', undefined, 'send-resources', { seat: klingon }],
  ];
  it.each(spots.map((row) => ({ title: row[0], row })))(
    '$title',
    ({ row: [, expected, kind, at, lists, state] }) => {
      expect(standing(kind, at, lists, state)).toBe(expected);
    },
  );

  it('offers the gift that will succeed: the Romulans stand next to 1, the Gorn next to 2', () => {
    const offers = (at: Spot) => kinds['give-sector'].offers(viewOf(ownRealm()), at, emptyPlan());
    expect([
      offers({ seat: romulan }),
      offers({ seat: gorn }),
      offers({ place: s(1) }),
      offers({ place: s(2) }),
    ]).toEqual([[give(1, romulan)], [give(2, gorn)], [give(1, romulan)], [give(2, gorn)]]);
  });

  it('proposes the sector with the least revenue of those that can be taken', () => {
    const guests = {
      ...ownRealm(),
      units: {
        ...ownRealm().units,
        ...Object.fromEntries([fleet(romulan, 9, { at: 2, ships: [[type('two'), 1]] })]),
      },
    } as State;
    expect(kinds['give-sector'].offers(viewOf(guests), { seat: romulan }, emptyPlan())).toEqual([
      give(2, romulan),
    ]);
  });

  // A tenth comes on top: 5.49 pay for 4, with 0.4 of fee.
  it.each([
    [5000, 10],
    [549, 4],
    [0, 1],
  ])('offers to send no more than a treasury of %i hundredths holds', (treasury, amount) => {
    expect(
      kinds['send-resources'].offers(
        viewOf(empireOf(ownRealm(), klingon, { treasury })),
        { seat: romulan },
        emptyPlan(),
      ),
    ).toEqual([send(amount)]);
  });
});

describe('the forms', () => {
  const fields = (order: Unnumbered<Order>, at: Spot) =>
    (kinds[order.kind].form?.(viewOf(ownRealm()), order, at, emptyPlan()).fields ?? []).map((field) => [
      field.name,
      field.kind === 'choice'
        ? field.choices.map(({ value, warning }) => (warning === undefined ? value : `${value}?`))
        : field.kind === 'number'
          ? [field.least, field.most]
          : [],
    ]);

  it('of a gift ask for the sector at an empire, for the empire at a sector, for both in the plan, and warn where nobody is near', () => {
    expect(fields(give(1), { seat: romulan })).toEqual([['place', [s(1), `${s(2)}?`]]]);
    expect(fields(give(1), { place: s(1) })).toEqual([['to', [`${gorn}?`, romulan, `${vulcan}?`]]]);
    expect(fields(give(1), {}).map(([name]) => name)).toEqual(['place', 'to']);
  });

  it('of resources go as far as the treasury, fee included: 45 of 50', () => {
    expect(fields(send(10), { seat: romulan })).toEqual([['amount', [1, 45]]]);
  });
});

describe('advice', () => {
  const scouts = {
    ...ownRealm(),
    units: {
      ...ownRealm().units,
      ...Object.fromEntries([fleet(klingon, 3, { at: 2, ships: [[type('scout'), 3]] })]),
    },
  } as State;
  const guests = {
    ...ownRealm(),
    units: {
      ...ownRealm().units,
      ...Object.fromEntries([fleet(klingon, 3, { at: 3, ships: [[type('two'), 1]] })]),
    },
  } as State;
  /** An independent sector parts the two garrisons. */
  const apart = scene({
    sectors: {
      1: { owner: klingon, level: 1, links: [2] },
      2: { links: [1, 3] },
      3: { owner: romulan, level: 1, links: [2] },
    },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[type('two'), 1]] }),
      fleet(klingon, 2, { at: 3, ships: [[type('two'), 1]] }),
    ],
    passage: [[romulan, klingon]],
  });
  const plans: readonly (readonly [string, Lists, readonly string[], State?])[] = [
    ['a sound plan has none', { hq: [give(1), cede(1)], [A1]: [pillage], [G1]: [pillage] }, []],
    ['a phase too late (GE 761)', { [A1]: [pillage], [A2]: [travel(1), pillage] }, ['o3 pillaged-already']],
    ['too weak (GE 767)', { [A3]: [pillage] }, ['o1 too-weak'], scouts],
    ['strong together', { [A3]: [pillage], [A2]: [pillage] }, [], scouts],
    [
      'a battle takes the strength for it (GE 1383)',
      { [A2]: [travel(4), pillage] },
      ['o2 battle-takes-move-points'],
    ],
    ['among neutrals', { [A3]: [pillage] }, ['o1 not-at-war'], guests],
    ['pillage by the headquarters', { hq: [pillage] }, ['o1 no-unit']],
    ['ceding what is not annexed', { hq: [cede(2)] }, ['o1 not-annexed']],
    ['a gift that nobody is seen to take', { hq: [give(2)] }, ['o1 nobody-to-take']],
    ['a gift of what is not owned', { hq: [give(3)] }, ['o1 not-owned']],
    ['a gift of a sector of no map', { hq: [give(77)] }, ['o1 no-such-sector']],
    ['a gift to who refuses', { hq: [give(1)] }, ['o1 gifts-refused'], refusing],
    ['a gift to oneself', { hq: [give(1, klingon)] }, ['o1 own-empire']],
    ['a convoy on a known way', { hq: [send(10)] }, [], open],
    ['a convoy on no known way', { hq: [send(10)] }, ['o1 no-convoy']],
    [
      'a convoy through a border that the plan shuts',
      { hq: [send(10), { kind: 'declare-war', on: romulan }] },
      ['o1 no-convoy'],
      open,
    ],
    ['a convoy over a sector that the plan takes', { hq: [send(10)], [A1]: [travel(2)] }, [], apart],
    // 46 and 4.6 of fee are more than 50; 40 and 4 leave 6 for an upkeep of 9.8.
    ['more than the treasury holds', { hq: [send(46)] }, ['shortfall', 'o1 not-enough-money'], open],
    ['so much that upkeep cannot be paid', { hq: [send(40)] }, ['upkeep-unpaid'], open],
    ['an order of the headquarters in a unit’s plan', { [A1]: [send(10)] }, ['o1 needs-headquarters'], open],
  ];
  it.each(plans.map((row) => ({ title: row[0], row })))(
    '$title',
    ({ row: [, lists, expected, state = ownRealm()] }) => {
      expect(problemCodes(review(viewOf(state), planOf(lists)))).toEqual(expected);
    },
  );

  it('doubts where the player may know too little, and is sure where they know enough', () => {
    const severity = (lists: Lists, state: State): readonly string[] =>
      review(viewOf(state), planOf(lists)).map(({ severity: how }) => how);
    expect([
      severity({ hq: [give(2)] }, ownRealm()),
      severity({ hq: [send(10)] }, ownRealm()),
      severity({ hq: [give(1)] }, refusing),
    ]).toEqual([['doubtful'], ['doubtful'], ['impossible']]);
  });

  it('counts ceded sectors as room for others (GE 1008)', () => {
    const state = empireOf(ownRealm(), klingon, { status: 'commoner' });
    const narrow = {
      ...state,
      parameters: {
        ...state.parameters,
        limits: { ...state.parameters.limits, commoner: { admirals: 5, annexed: 1 } },
      },
    };
    const advice = (...hq: readonly Unnumbered<Order>[]): readonly string[] =>
      problemCodes(review(viewOf(narrow), planOf({ hq })));
    expect(advice(annex(2))).toEqual(['o1 over-annexation-limit']);
    expect(advice(annex(2), cede(1))).toEqual([]);
  });
});

describe('the finances', () => {
  const lines = (lists: Lists, state = ownRealm()) =>
    Object.fromEntries(
      financeLines(viewOf(state), planOf(lists)).map(({ label, amount }) => [label, amount]),
    );

  // Sector 1 yields 12 (90 % of 13) and no taxes; 50 + 12 - 9.8 = 52.2, of which 7 % is 3.65.
  it('show what is pillaged, without any dice', () => {
    expect(lines({ [A1]: [pillage] })).toMatchObject({
      'Expected pillage, before upkeep and expenses': 1200,
      'Expected revenue, for next turn': 0,
      'Expected treasury next turn': 5220 - 365,
    });
    expect(lines({})).not.toHaveProperty('Expected pillage, before upkeep and expenses');
  });

  it('count what is sent with its fee among the expenses', () => {
    expect(lines({ hq: [send(10), annex(2)] }, open)).toMatchObject({ 'HQ expenses': -1100 - 1000 });
  });

  it('leave out the damage that a battle may do', () => {
    const { entries, battles } = preview(viewOf(ownRealm()), planOf({ [A2]: [travel(4)] }));
    expect(battles).toHaveLength(1);
    expect(entries.filter(({ event }) => event.kind === 'sector-damaged')).toEqual([]);
  });

  // War finds the Romulan fleet of sector 3 in Home, where the garrison has nobody left to fight.
  it('announce no battle of units without ships or admirals', () => {
    const { units } = ownRealm();
    const state = {
      ...ownRealm(),
      units: {
        ...units,
        ...Object.fromEntries([
          garrison(klingon, { at: 1 }),
          fleet(klingon, 1, { at: 1, ships: [] }),
          fleet(romulan, 7, { at: 1, ships: [[type('three'), 2]] }),
        ]),
      },
    };
    const plan = planOf({ hq: [{ kind: 'declare-war', on: romulan }] });
    expect(preview(viewOf(state), plan).battles).toEqual([]);
  });

  // Our fleet is alone with a Romulan admiral in the Romulans’ sector 3: the admiral fights, and no capture is foreseen.
  it('announce a battle with admirals who are seen alone, and no capture', () => {
    const { units } = ownRealm();
    const strangers = [
      fleet(romulan, 7, { at: 3, ships: [], admirals: [{ name: 'Toreth', combat: 15, hitPoints: 8 }] }),
      fleet(klingon, 1, { at: 3, ships: [[type('two'), 2]] }),
    ];
    const state = {
      ...ownRealm(),
      units: {
        ...Object.fromEntries(Object.entries(units).filter(([, { place }]) => place !== s(3))),
        ...Object.fromEntries(strangers),
      },
    } as State;
    const seen = preview(viewOf(state), planOf({ hq: [{ kind: 'declare-war', on: romulan }] }));
    expect(seen.battles.map(({ place }) => place)).toEqual([s(3)]);
    expect(seen.entries.filter(({ event }) => event.kind === 'sector-captured')).toEqual([]);
  });
});

describe('the location report', () => {
  const pillageFact = (place: number, state: State): readonly string[] =>
    galacticEmpires.presentation
      .location(viewOf(state), emptyPlan(), s(place))
      .sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []))
      .filter(({ label }) => label === 'If pillaged')
      .map(({ value }) => phraseText(value));
  const at = (place: number): State =>
    ({
      ...ownRealm(),
      units: {
        ...ownRealm().units,
        ...Object.fromEntries([fleet(klingon, 3, { at: place, ships: [[type('two'), 1]] })]),
      },
    }) as State;

  // 80 % of 20 is 16, 90 % of that 14.4.
  it('tells what pillage would bring where one has starships and may do it', () => {
    expect(pillageFact(4, at(4))).toEqual(['14 resources at once, no taxes, and more damage']);
    expect([pillageFact(3, at(3)), pillageFact(4, ownRealm()), pillageFact(3, ownRealm())]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('the sentences', () => {
  it.each<readonly [Unnumbered<Order>, string]>([
    [pillage, 'Pillage the sector'],
    [cede(1), 'Cede Home to local control'],
    [give(1), 'Give Home to the romulan empire'],
    [send(25), 'Send the romulan empire 25 resources, at a fee of 2.5'],
  ])('%j', (order, expected) => {
    expect(phraseText(kinds[order.kind].say(order, viewOf(ownRealm()), {}))).toBe(expected);
  });
});
