import { describe, expect, it } from 'vitest';

import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { emptyPlan } from '#kernel/orders/plan.ts';
import type { Plan, Unnumbered } from '#kernel/orders/plan.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import { deepFreeze } from '#kernel/turn/plainCopy.ts';
import type { Order } from '#rulesets/galactic-empires/model/orders.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { preview } from '#rulesets/galactic-empires/preview.ts';
import { review } from '#rulesets/galactic-empires/review.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, fleet, g, garrison, klingon, play, romulan, scene, travel, type, wait } from '../rules/play.ts';
import { planOf, problemCodes, viewOf } from './ownRealm.ts';

const [cloak, decloak, search, pillage]: readonly Unnumbered<Order>[] = [
  { kind: 'cloak' },
  { kind: 'decloak' },
  { kind: 'search' },
  { kind: 'pillage' },
];
const [A1, A2, A3, A4, G1] = [a(klingon, 1), a(klingon, 2), a(klingon, 3), a(klingon, 4), g(1)];
const transfer = (count: number, ship: 'scout' | 'two', to: UnitId): Unnumbered<Order> => ({
  kind: 'transfer-starships',
  type: type(ship),
  count,
  to,
  rank: 1,
});
const form = (number: number): Unnumbered<Order> => ({ kind: 'form-starfleet', number, name: 'New' });

/** Klingon sectors 1 and 3, neutral Romulan 2 between; A1 scouts, A2 a cruiser, A3 a cloaked scout, A4 an admiral alone, a garrison in 1. */
const state = (): State =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2, 3], level: 1 },
      2: { owner: romulan, links: [1] },
      3: { owner: klingon, links: [1] },
    },
    units: [
      garrison(klingon, { at: 1, ships: [[type('two'), 1]] }),
      fleet(klingon, 1, { at: 1, ships: [[type('scout'), 2]] }),
      fleet(klingon, 2, { at: 1, ships: [[type('two'), 1]] }),
      fleet(klingon, 3, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
      fleet(klingon, 4, { at: 1, admirals: [{ name: 'Kor' }] }),
      fleet(romulan, 1, { at: 2, ships: [[type('scout'), 1]] }),
    ],
  });
const view = viewOf(state());
type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;
const kinds = ['cloak', 'decloak', 'search', 'wait', 'travel'] as const;
type Kind = (typeof kinds)[number];

/** What is offered for the unit, and the reasons for what is not. */
function buttons(
  unit: UnitId,
  plan: Plan<Order>,
  place?: PlaceId,
): { offered: readonly Kind[]; reasons: Partial<Record<Kind, string>> } {
  const at = { unit, ...(place && { place }) };
  const isOffered = (kind: Kind): boolean => galacticEmpires.orders[kind].offers(view, at, plan).length > 0;
  const reasons = kinds.flatMap((kind) => {
    const code = isOffered(kind) ? undefined : galacticEmpires.orders[kind].whyNot?.(view, at, plan)?.code;
    return code === undefined ? [] : [[kind, code] as const];
  });
  return { offered: kinds.filter(isOffered), reasons: Object.fromEntries(reasons) };
}

describe('cloaking and searching are offered', () => {
  it.each<readonly [string, UnitId, Lists, readonly Kind[], Partial<Record<Kind, string>>]>([
    ['to scouts', A1, {}, ['cloak', 'search', 'wait', 'travel'], {}],
    ['to a cruiser, which cannot cloak', A2, {}, ['search', 'wait', 'travel'], { cloak: 'cannot-cloak' }],
    ['to a cloaked scout', A3, {}, ['decloak', 'search', 'wait', 'travel'], {}],
    [
      'to an admiral alone',
      A4,
      {},
      ['wait', 'travel'],
      { cloak: 'nothing-to-cloak', search: 'nothing-to-search-with' },
    ],
    [
      'to a garrison, which only searches',
      G1,
      {},
      ['search'],
      { wait: 'garrisons-stay', travel: 'garrisons-stay' },
    ],
    ['to nobody else’s unit', a(romulan, 1), {}, [], {}],
    [
      'no second change once cloaked',
      A1,
      { [A1]: [cloak!] },
      ['search', 'wait', 'travel'],
      { decloak: 'cloaking-changed' },
    ],
    [
      'no second change once decloaked',
      A3,
      { [A3]: [decloak!] },
      ['search', 'wait', 'travel'],
      { cloak: 'cloaking-changed' },
    ],
    [
      'no decloaking after a move',
      A3,
      { [A3]: [travel(3)] },
      ['wait', 'travel'],
      { decloak: 'moved-cloaked', search: 'moved-before-search' },
    ],
    [
      'cloaking after a move, but no search',
      A1,
      { [A1]: [travel(3)] },
      ['cloak', 'wait', 'travel'],
      { search: 'moved-before-search' },
    ],
    ['a search after waiting', A1, { [A1]: [wait, wait] }, ['cloak', 'search', 'wait', 'travel'], {}],
    [
      'no second search',
      A1,
      { [A1]: [search!] },
      ['cloak', 'wait', 'travel'],
      { search: 'no-time-to-search' },
    ],
    [
      'no search after pillaging',
      A1,
      { [A1]: [pillage!] },
      ['cloak', 'wait', 'travel'],
      { search: 'no-time-to-search' },
    ],
    [
      'no search while building',
      A1,
      { [A1]: [{ kind: 'build-defences' }] },
      ['cloak', 'wait', 'travel'],
      { search: 'no-time-to-search' },
    ],
    [
      'nothing to a new fleet that is empty',
      a(klingon, 9),
      { [G1]: [form(9)] },
      ['wait', 'travel'],
      { cloak: 'nothing-to-cloak', search: 'nothing-to-search-with' },
    ],
    [
      'a search to a new fleet that gets ships before the first phase, but no cloaking at its head',
      a(klingon, 9),
      { [A1]: [form(9), transfer(1, 'scout', a(klingon, 9))] },
      ['search', 'wait', 'travel'],
      { cloak: 'nothing-to-cloak' },
    ],
    [
      'cloaking to a new fleet once its scouts have come',
      a(klingon, 9),
      { [A1]: [form(9), transfer(1, 'scout', a(klingon, 9))], [a(klingon, 9)]: [wait] },
      ['cloak', 'search', 'wait', 'travel'],
      {},
    ],
    [
      'no cloaking once a cruiser has joined',
      A1,
      { [A2]: [transfer(1, 'two', A1)], [A1]: [wait] },
      ['search', 'wait', 'travel'],
      { cloak: 'cannot-cloak' },
    ],
    [
      'cloaking once the cruiser has left',
      A2,
      { [A2]: [transfer(1, 'two', A1), wait], [A1]: [transfer(1, 'scout', A2)] },
      ['cloak', 'search', 'wait', 'travel'],
      {},
    ],
  ])('%s', (_, unit, lists, offered, reasons) => {
    expect(buttons(unit, planOf(lists))).toEqual({ offered, reasons });
  });

  it('not where a sector is looked at; travel says there why it does not lead', () => {
    expect(buttons(A1, emptyPlan(), sectorId(3))).toEqual({ offered: ['travel'], reasons: {} });
    expect(buttons(A1, planOf({ [A1]: [travel(3)] }), sectorId(2))).toEqual({
      offered: [],
      reasons: { travel: 'not-linked' },
    });
    expect(buttons(G1, emptyPlan(), sectorId(3))).toEqual({
      offered: [],
      reasons: { travel: 'garrisons-stay' },
    });
    expect(buttons(A1, emptyPlan(), sectorId(1))).toEqual({ offered: [], reasons: {} });
  });
});

describe('the destinations of a travel order', () => {
  const barred = (unit: UnitId, lists: Lists, at: number): readonly string[] => {
    const plan = planOf(lists);
    const order = plan.units[unit]?.[at] ?? travel(2);
    const field = galacticEmpires.orders.travel.form?.(view, order as never, { unit }, plan).fields[0];
    return field?.kind === 'choice'
      ? field.choices.flatMap(({ value, warning }) => (warning === undefined ? [] : [value]))
      : ['no choice'];
  };

  it.each<readonly [string, UnitId, Lists, number, boolean]>([
    ['closed to the visible', A1, {}, 9, true],
    ['open to the cloaked (E-12)', A3, {}, 9, false],
    ['open once the plan cloaks', A1, { [A1]: [cloak!] }, 9, false],
    ['closed once it decloaks', A3, { [A3]: [decloak!] }, 9, true],
    ['closed to a move before the cloaking', A1, { [A1]: [travel(2), cloak!] }, 0, true],
    ['open to a move behind it', A1, { [A1]: [cloak!, travel(2)] }, 1, false],
    ['closed to a new fleet', a(klingon, 9), { [A1]: [form(9)] }, 9, true],
  ])('neutral space is %s', (_, unit, lists, at, closed) => {
    expect(barred(unit, lists, at)).toEqual(closed ? [sectorId(2)] : []);
  });
});

describe('advice on cloaking and searching (R-16.8)', () => {
  it.each<readonly [string, Lists, readonly string[]]>([
    [
      'a sound plan has none',
      { [A1]: [cloak!, travel(2), travel(1)], [A3]: [decloak!, wait, search!], [G1]: [search!] },
      [],
    ],
    ['a type that cannot cloak', { [A2]: [cloak!] }, ['o1 cannot-cloak']],
    ['garrisons', { [G1]: [cloak!, decloak!] }, ['o1 garrison-cloaks', 'o2 not-cloaked']],
    ['a second change', { [A1]: [cloak!, wait, decloak!] }, ['o3 cloaking-changed']],
    ['decloaking after a move', { [A3]: [travel(3), decloak!] }, ['o2 moved-cloaked']],
    ['a search after a move', { [A1]: [travel(3), search!] }, ['o2 moved-before-search']],
    ['a move after a search', { [A1]: [search!, travel(3)] }, ['o2 not-enough-move-points']],
    ['two searches', { [G1]: [search!, search!] }, ['o2 no-time-to-search']],
    ['a transfer to a cloaked partner', { [A1]: [transfer(1, 'scout', A3)] }, ['o1 cloaked']],
    ['a partner that decloaks first', { [A1]: [transfer(1, 'scout', A3)], [A3]: [decloak!] }, []],
    [
      'cloaking before the ships have come',
      { [A1]: [form(9), transfer(1, 'scout', a(klingon, 9))], [a(klingon, 9)]: [cloak!] },
      ['o3 nothing-to-cloak'],
    ],
    [
      'a cruiser that leaves before the cloaking',
      { [A2]: [transfer(1, 'two', A1), wait, cloak!], [A1]: [transfer(1, 'scout', A2)] },
      [],
    ],
    [
      'a cruiser that joins before the cloaking',
      { [A2]: [transfer(1, 'two', A1)], [A1]: [wait, cloak!] },
      ['o2 cannot-cloak'],
    ],
    ['in the headquarters', { hq: [cloak!, decloak!, search!] }, ['o1 no-unit', 'o2 no-unit', 'o3 no-unit']],
  ])('%s', (_, lists, expected) => {
    expect(problemCodes(review(view, planOf(lists)))).toEqual(expected);
  });

  it('says what is wrong in whole sentences', () => {
    for (const { phrase } of review(
      view,
      planOf({ [A2]: [cloak!], [A1]: [travel(3), search!], [A3]: [travel(3), decloak!] }),
    )) {
      expect(phraseText(phrase)).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('the preview of a search', () => {
  const plan = planOf({ [A1]: [wait, search!], [A2]: [travel(3), search!] });

  it('announces it and rolls nothing', () => {
    const { searches, entries } = preview(view, plan);
    expect(searches).toEqual([{ phase: 2, place: sectorId(1), unit: A1, order: plan.units[A1]?.[1]?.ref }]);
    expect(entries.filter(({ event }) => event.kind === 'sector-searched')).toEqual([]);
  });

  it('stands in the unit plan, each order with its phase', () => {
    const { orders, page } = presentation.unit(view, plan, A1);
    expect(orders.map(({ kind, moment }) => [kind, moment?.[0]?.at])).toEqual([
      ['wait', 1],
      ['search', 2],
    ]);
    const facts = page.sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []));
    expect(
      facts.filter(({ label }) => label === 'Search expected').map(({ value }) => phraseText(value)),
    ).toEqual(['In Sector 1, phase 2']);
  });
});

describe('a cloaked starfleet in the lists', () => {
  it('is told apart from one that only could', () => {
    const rows = presentation
      .units(view, emptyPlan())
      .map(({ unit, cells, states }) => [
        unit,
        cells['cloak']?.value.template,
        ...states.map(({ label, hidden }) => [label, hidden]),
      ]);
    expect(rows.filter(([unit]) => unit !== A4)).toEqual([
      [A1, 'able'],
      [A2, undefined],
      [A3, 'cloaked', ['Cloaked', true]],
      [G1, undefined],
    ]);
  });

  it('is in no shared report: there is only so much that one shares (GE 429, 1151)', () => {
    const start = scene({
      sectors: { 1: { owner: klingon, links: [] }, 2: { owner: romulan, links: [] } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
        fleet(klingon, 2, { at: 1, ships: [[type('scout'), 1]] }),
      ],
    });
    const heard = [
      {
        step: 'Scouting Occurs',
        pass: 0,
        line: 0,
        event: { kind: 'reports-shared', seat: romulan, from: klingon, places: [sectorId(1)] },
      },
    ] as const;
    const shared = galacticEmpires.view(deepFreeze(start), romulan, heard);
    expect(shared.sectors[sectorId(1)]?.report?.forces.map(({ unit }) => unit)).toEqual([a(klingon, 2)]);
  });

  it('is in no view but its owner’s, and in those again once it is found (GE 429, 703)', () => {
    const start = scene({
      sectors: { 1: { owner: klingon, links: [] } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[type('scout'), 3]] }),
        fleet(romulan, 1, { at: 1, ships: [[type('scout'), 1]], cloaked: true }),
      ],
    });
    const seen = (of: View): number => of.sectors[sectorId(1)]?.report?.forces.length ?? -1;
    const after = (seed: string): State => play(start, { [klingon]: { [A1]: [search!] } }, seed).state;
    const ends = Array.from({ length: 40 }, (_, run) => after(`run ${run}`));
    // 1 - 0.9^3 of the searches find it.
    expect(new Set(ends.map((end) => end.units[a(romulan, 1)]?.cloaked))).toEqual(new Set([true, false]));
    for (const end of ends) {
      const view = galacticEmpires.view(deepFreeze(end), klingon, []);
      expect(seen(view)).toBe(end.units[a(romulan, 1)]?.cloaked === true ? 0 : 1);
      expect(JSON.stringify(view).includes(a(romulan, 1))).toBe(end.units[a(romulan, 1)]?.cloaked === false);
    }
  });
});
