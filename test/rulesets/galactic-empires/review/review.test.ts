import { describe, expect, it } from 'vitest';

import { inOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import { foretold } from '#rulesets/galactic-empires/review/foretold.ts';
import { limitReached } from '#rulesets/galactic-empires/fleets/building.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, scene, travel, type, vulcan, wait } from '../play.ts';
import { ownRealm, planOf, problemCodes, viewOf } from '../ownRealm.ts';

type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const advice = (lists: Lists, state: State = ownRealm()): readonly string[] =>
  problemCodes(review(viewOf(state), planOf(lists)));
const build = (count: number, ship: 'two' | 'destroyer' | 'three' = 'two'): Unnumbered<Order> => ({
  kind: 'build-starships',
  type: type(ship),
  count,
  rank: 1,
});
const transfer = (count: number, to = a(klingon, 1), ship: 'two' | 'three' = 'two'): Unnumbered<Order> => ({
  kind: 'transfer-starships',
  type: type(ship),
  count,
  to,
  rank: 1,
});
const form = (number: number): Unnumbered<Order> => ({ kind: 'form-starfleet', number, name: 'New' });
const kor = admiralId('klingon.a00002.0');
const [A1, A2, G1] = [a(klingon, 1), a(klingon, 2), g(1)];

describe('advice about a plan', () => {
  it.each<readonly [string, Lists, readonly string[]]>([
    [
      'a sound plan has none',
      {
        hq: [
          { kind: 'annex-sector', place: sectorId(2) },
          { kind: 'declare-war', on: romulan },
        ],
        [A1]: [travel(3)],
        [G1]: [build(1), form(3), transfer(1, a(klingon, 3))],
        [a(klingon, 3)]: [travel(2)],
      },
      [],
    ],
    // Diplomacy
    ['war on an ally (GE 575)', { hq: [{ kind: 'declare-war', on: vulcan }] }, ['o1 war-on-ally']],
    ['war on an enemy', { hq: [{ kind: 'declare-war', on: gorn }] }, ['o1 war-already']],
    ['war on oneself', { hq: [{ kind: 'declare-war', on: klingon }] }, ['o1 war-on-self']],
    // Annexing
    [
      'annexing what is not owned at the start (GE 856)',
      { hq: [{ kind: 'annex-sector', place: sectorId(4) }] },
      ['o1 not-owned'],
    ],
    ['annexing twice', { hq: [{ kind: 'annex-sector', place: sectorId(1) }] }, ['o1 annexed-already']],
    [
      'annexing one sector in two orders',
      {
        hq: [
          { kind: 'annex-sector', place: sectorId(2) },
          { kind: 'annex-sector', place: sectorId(2) },
        ],
      },
      ['o2 annexed-already'],
    ],
    // Travel, step by step
    ['no link, barrier between (GE 1355)', { [A2]: [travel(3)] }, ['o1 not-linked']],
    ['no permission (GE 671)', { [A1]: [travel(3)] }, ['o1 no-permission']],
    ['an alliance is no permission (GE 285)', { [A1]: [travel(6)] }, ['o1 no-permission']],
    [
      'a war declared in the same plan opens the border',
      { hq: [{ kind: 'declare-war', on: romulan }], [A1]: [travel(3)] },
      [],
    ],
    [
      'no points left for an enemy sector: 1 + 2 of 2 (GE 1370)',
      { [A1]: [travel(2), travel(4)] },
      ['o2 not-enough-move-points'],
    ],
    [
      'a battle on the way takes the rest (GE 1383)',
      { [A2]: [travel(4), travel(5)] },
      ['o2 battle-takes-move-points'],
    ],
    [
      'the second wait costs a point (GE 1373)',
      { [A1]: [wait, wait, wait, wait] },
      ['o4 not-enough-move-points'],
    ],
    ['a garrison stays (GE 1092)', { [G1]: [travel(2), wait] }, ['o1 garrisons-stay', 'o2 garrisons-stay']],
    ['a sector of no map', { [A1]: [travel(77)] }, ['o1 no-such-sector']],
    // Transfers
    ['partners that never meet (GE 657)', { [A1]: [transfer(1, A2)] }, ['o1 never-met']],
    ['partners that meet in phase 2', { [A1]: [transfer(1, A2), travel(2)] }, []],
    ['more than are there (GE 1457)', { [G1]: [transfer(5)] }, ['o1 more-than-present']],
    ['the same ships twice', { [G1]: [transfer(2), transfer(2, A1)] }, ['o2 more-than-present']],
    ['ships that come before they go on', { [G1]: [transfer(3)], [A1]: [transfer(7, A2), travel(2)] }, []],
    ['a type the unit does not have', { [G1]: [transfer(1, A1, 'three')] }, ['o1 no-such-ships']],
    ['to a foreign unit', { [A1]: [transfer(1, a(romulan, 7))] }, ['o1 foreign-receiver']],
    ['to itself', { [A1]: [transfer(1, A1)] }, ['o1 same-unit']],
    ['to a starfleet that nobody forms', { [A1]: [transfer(1, a(klingon, 9))] }, ['o1 no-such-unit']],
    // Building
    ['beyond the limit (GE 1118)', { [G1]: [build(14, 'destroyer')] }, ['o1 build-limit']],
    [
      'beyond the limit in two orders',
      { [G1]: [build(7, 'destroyer'), build(7, 'destroyer')] },
      ['o2 build-limit'],
    ],
    ['off the list (GE 1120)', { [G1]: [build(1, 'three')] }, ['o1 not-on-build-list']],
    ['by a starfleet', { [A1]: [build(1)] }, ['o1 garrison-builds']],
    // Money: upkeep is 7 x 1.0 + 2 x 0.3 + 1.2 + 1.0 for Kor; 50 - 9.8 = 40.2 pays 3 ships of 12, and the 4.2 left do not pay sector 2
    [
      'beyond the treasury, with what is cut',
      { hq: [{ kind: 'annex-sector', place: sectorId(2) }], [G1]: [build(4)] },
      ['shortfall', 'o1 not-enough-money', 'o2 not-enough-money'],
    ],
    // Administration
    [
      'a leader who is elsewhere (E-07)',
      { [A1]: [{ kind: 'assign-leader', admiral: kor }] },
      ['o1 leader-not-in-unit'],
    ],
    [
      'a leader who arrives this turn',
      {
        [A1]: [travel(2), { kind: 'assign-leader', admiral: kor }],
        [A2]: [{ kind: 'transfer-admiral', admiral: kor, to: A1 }],
      },
      ['o2 leader-not-in-unit'],
    ],
    [
      'an admiral who is elsewhere',
      { [A1]: [travel(2), { kind: 'transfer-admiral', admiral: kor, to: A2 }] },
      ['o2 no-such-admiral'],
    ],
    ['following itself', { [A1]: [{ kind: 'set-follow', unit: A1 }] }, ['o1 follows-itself']],
    [
      'following in a circle',
      { [A1]: [{ kind: 'set-follow', unit: A2 }], [A2]: [{ kind: 'set-follow', unit: A1 }] },
      ['o2 follows-in-circle'],
    ],
    ['following a garrison', { [A1]: [{ kind: 'set-follow', unit: G1 }] }, ['o1 follows-garrison']],
    [
      'following a starfleet of the same plan',
      { [A1]: [form(3), { kind: 'set-follow', unit: a(klingon, 3) }], [G1]: [transfer(1, a(klingon, 3))] },
      [],
    ],
    [
      'a garrison that never retreats',
      { [G1]: [{ kind: 'set-retreat-level', level: 2 }] },
      ['o1 garrison-defends'],
    ],
    [
      'ranks that name too many',
      { [A1]: [{ kind: 'reassign-starships', type: type('two'), ranks: [3, 0, 3, 0, 0] }] },
      ['o1 rank-count'],
    ],
    [
      'ranks for ships that a transfer brings',
      {
        [G1]: [transfer(2)],
        [A1]: [{ kind: 'reassign-starships', type: type('two'), ranks: [3, 0, 3, 0, 0] }],
      },
      [],
    ],
    // Fleets
    ['a number above 99 (GE 603)', { [G1]: [form(100)] }, ['o1 fleet-number']],
    ['a number that is taken', { [G1]: [form(2)] }, ['o1 fleet-number-taken']],
    [
      'one number for two fleets',
      { [G1]: [form(3), transfer(1, a(klingon, 3)), form(3)] },
      ['o3 fleet-number-taken'],
    ],
    ['a new fleet that stays empty', { [G1]: [form(3)] }, ['o1 empty-starfleet']],
    [
      'travelling without ships',
      { [G1]: [form(3)], [a(klingon, 3)]: [travel(2)] },
      ['o1 empty-starfleet', 'o2 nothing-to-move'],
    ],
    // Lists
    ['orders to a foreign unit', { [a(romulan, 7)]: [travel(1)] }, ['o1 not-your-unit']],
    ['orders to a starfleet that does not exist', { [a(klingon, 9)]: [travel(1)] }, ['o1 no-such-unit']],
    ['a unit’s order at the headquarters', { hq: [travel(2)] }, ['o1 no-unit']],
    [
      'an order of the headquarters in a unit’s plan',
      { [A1]: [{ kind: 'annex-sector', place: sectorId(2) }] },
      ['o1 needs-headquarters'],
    ],
    // Proclamations
    [
      'too short a proclamation (GE 91)',
      { hq: [{ kind: 'issue-proclamation', text: 'Ha!' }] },
      ['o1 proclamation-short'],
    ],
    [
      'two proclamations',
      {
        hq: [
          { kind: 'issue-proclamation', text: 'x'.repeat(40) },
          { kind: 'issue-proclamation', text: 'y'.repeat(40) },
        ],
      },
      ['o2 second-proclamation'],
    ],
  ])('%s', (_, lists, expected) => {
    expect(advice(lists)).toEqual(expected);
  });

  it('sees a battle stop even those who have the points for more: 2 + 2 of 4 (GE 1383)', () => {
    const state = ownRealm();
    const fast: State = {
      ...state,
      units: {
        ...state.units,
        ...Object.fromEntries([fleet(klingon, 3, { at: 2, ships: [[type('four'), 1]] })]),
      },
    };
    expect(advice({ [a(klingon, 3)]: [travel(4), travel(5)] }, fast)).toEqual([
      'o2 battle-takes-move-points',
    ]);
    const quiet = { ...fast, units: Object.fromEntries(inOrder(fast.units).filter(([id]) => id !== g(4))) };
    expect(advice({ [a(klingon, 3)]: [travel(4), travel(5)] }, quiet)).toEqual([]);
  });

  it('counts annexations beyond the ruler’s standing (GE 1008)', () => {
    const state = ownRealm();
    const empires = {
      ...state.empires,
      [klingon]: { ...state.empires[klingon], status: 'commoner' },
    } as State['empires'];
    const parameters = {
      ...state.parameters,
      limits: { ...state.parameters.limits, commoner: { admirals: 0, annexed: 1 } },
    };
    expect(
      advice({ hq: [{ kind: 'annex-sector', place: sectorId(2) }] }, { ...state, empires, parameters }),
    ).toEqual(['o1 over-annexation-limit']);
  });

  it('warns of upkeep that cannot be paid (GE 822)', () => {
    const state = scene(
      {
        sectors: { 1: { owner: klingon } },
        units: [garrison(klingon, { at: 1, ships: [[type('three'), 2]] })],
      },
      { [klingon]: 239 },
    );
    expect(advice({}, state)).toEqual(['upkeep-unpaid']);
    const { entries } = preview(viewOf(state), planOf({}));
    expect(entries.filter(({ event }) => event.kind === 'upkeep-paid').map(({ event }) => event)).toEqual([
      { kind: 'upkeep-paid', seat: klingon, due: 240, paid: 120 },
    ]);
    expect(entries.some(({ event }) => event.kind === 'starships-deserted')).toBe(false);
  });

  it('names what is missing, says what to do, and cites the rule', () => {
    const problems = review(
      viewOf(ownRealm()),
      planOf({ hq: [{ kind: 'annex-sector', place: sectorId(2) }], [G1]: [build(4)], [A1]: [travel(3)] }),
    );
    expect(problems.map(({ phrase }) => phraseText(phrase))).toEqual([
      'You spend 17.8 resources more than the treasury holds. What will be cut: Build Starships, Annex Sector.',
      'Annexing March costs 10 resources, more than the treasury holds by then. Spend less before.',
      'Of 4 starships 3 will be built: the treasury holds no more by then. Spend less before.',
      'Remus belongs to romulan empire, which lets you through only with permission: ask for it, or declare war.',
    ]);
    for (const { cite } of problems) expect(cite).toMatch(/^GE \d+$/);
  });

  it('forecasts in its own words only what says how many are built', () => {
    const state = ownRealm();
    const view = viewOf(state);
    const plan = planOf({ [G1]: [build(1)] });
    const order = plan.units[G1]?.[0] as Order;
    const yard = state.sectors[sectorId(1)];
    if (yard === undefined) throw new Error('The realm has no sector 1');
    const refusal = { order: order.ref, step: 'Starships Built', pass: 0, problem: limitReached(yard) };
    const problem = foretold(view, preview(view, plan), { unit: G1, order }, refusal);
    expect(phraseText(problem.phrase)).not.toContain('{');
    expect(problem).toEqual(refusal.problem);
  });
});
