import { describe, expect, it } from 'vitest';
import { emptyPlan } from '#kernel/game/plan.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Sector, State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId as s } from '#rulesets/galactic-empires/model/state.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import { a, fleet, g, gorn, klingon, romulan, scene, travel, type, vulcan } from '../play.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, planOf, problemCodes, viewOf } from '../ownRealm.ts';
import { give, empireOf } from './sectorOrders.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const [A1, A2, A3, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), g(1)];
const pillage: Unnumbered<Order> = { kind: 'pillage' };
const annex = (place: number): Unnumbered<Order> => ({ kind: 'annex-sector', place: s(place) });
const cede = (place: number): Unnumbered<Order> => ({ kind: 'cede-sector', place: s(place) });
const send = (amount: number, to = romulan): Unnumbered<Order> => ({ kind: 'send-resources', to, amount });

const sectorOf = (state: State, at: number, more: Partial<Sector>): State =>
  ({ ...state, sectors: { ...state.sectors, [s(at)]: { ...state.sectors[s(at)], ...more } } }) as State;
const refusing = empireOf(ownRealm(), romulan, { refuses: [klingon] });
/** The Romulans have a garrison in 3 and let the Klingons through. */
const open = empireOf(sectorOf(ownRealm(), 3, { level: 1 }), romulan, { passage: [klingon] });

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
    [
      'a phase too late (GE 761), of a sector that pays its revenue anyway (GE 7049)',
      { [A1]: [pillage], [A2]: [travel(1), pillage] },
      ['o3 pillaged-already', 'o1 pillages-own'],
    ],
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
