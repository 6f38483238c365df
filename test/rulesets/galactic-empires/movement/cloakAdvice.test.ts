import { A1, A2, A3, A4, G1, cloak, decloak, search } from './cloakScene.ts';
import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { preview } from '#rulesets/galactic-empires/preview/preview.ts';
import { review } from '#rulesets/galactic-empires/review/review.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { a, fleet, klingon, play, romulan, scene, travel, type, wait } from '../play.ts';
import { planOf, problemCodes } from '../ownRealm.ts';

import type { Lists } from './cloakScene.ts';
import { form, transfer, view } from './cloakScene.ts';

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
