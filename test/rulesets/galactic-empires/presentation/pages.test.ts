import { describe, expect, it } from 'vitest';

import { seatId } from '#kernel/words/ids.ts';
import { emptyPlan, type Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { presentation } from '#rulesets/galactic-empires/presentation/index.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';
import { a, fleet, g, gorn, klingon, romulan, scene, travel, type } from '../play.ts';
import { cells, facts, section } from './readPage.ts';

const s = sectorId;
const view = viewOf(ownRealm());

describe('the build counter (GE-V05, GE 1118)', () => {
  it('of 13, two are ordered and eleven are left', () => {
    const before = presentation.location(view, emptyPlan(), s(1));
    expect(section(before, 'table', 'Industrial center').title).toBe('Industrial center: 0 of 13 ordered');
    const plan = planOf({ [g(1)]: [{ kind: 'build-starships', type: type('two'), count: 2, rank: 1 }] });
    expect(section(presentation.location(view, plan, s(1)), 'table', 'Industrial center').title).toBe(
      'Industrial center: 2 of 13 ordered',
    );
    expect(facts(presentation.unit(view, plan, g(1)).page, 'Unit')).toContain(
      'Starships ordered: 2, 11 left',
    );
  });
});

describe('the location report (GE 373-397)', () => {
  it('has every line for an own sector', () => {
    const page = presentation.location(view, emptyPlan(), s(1));
    expect(phraseText(page.title)).toBe('Home');
    expect(facts(page, 'Location report')).toEqual([
      'Owner: klingon empire',
      'Annexed to: klingon empire',
      'Sector damage: None',
      'Tax revenue: 13 resources',
      // 90 % of 13 is 11.7.
      'If pillaged: 12 resources at once, no taxes, and more damage',
      'Special permission: None',
      'Industrial center: Yes',
      'Defences: Level 2, damaged by 1: works as level 1',
    ]);
    // Level 1: room for 3, 45%, 0.7 (GE 1207).
    expect(facts(page, 'Sector defences')).toEqual([
      'Room for: 3 starships in each round',
      'Combat: 45% more',
      'Hit points: 0.7 more',
    ]);
    const own = section(page, 'forces', 'Your forces').forces;
    expect(own.map(({ unit, combat, hitPoints }) => [unit, combat, hitPoints])).toEqual([
      [g(1), 3 * 36 + 2 * 9, 3 * 66 + 2 * 9],
      [a(klingon, 1), 4 * 36, 4 * 66],
    ]);
    expect(section(page, 'table', 'Movement routes').rows.map(cells)).toEqual([
      { sector: 'March', wind: 'E', owner: 'klingon empire', cost: '1' },
      { sector: 'Remus', wind: '', owner: 'romulan empire', cost: 'no entry' },
      { sector: 'Vulcan', wind: '', owner: 'vulcan empire', cost: 'no entry' },
    ]);
  });

  it('names every border that a barrier closes, with the way it lies, after the ways that lead out (GE 341, 395)', () => {
    // Two rows of two hexes: 1 and 2 above, 3 and 4 below; 1 is joined to 2 only, so 3, south-east of it, lies behind a barrier.
    const hexes = { [s(1)]: [0, 0], [s(2)]: [1, 0], [s(3)]: [0, 1], [s(4)]: [1, 1] } as const;
    const sectors = Object.fromEntries(
      Object.entries(hexes).map(([place, [q, r]]) => [
        place,
        {
          ...view.sectors[s(1)]!,
          name: place,
          q,
          r,
          links: place === s(1) ? [s(2)] : place === s(2) ? [s(1)] : [],
        },
      ]),
    );
    const page = presentation.location({ ...view, sectors } as typeof view, emptyPlan(), s(1));
    expect(
      section(page, 'table', 'Movement routes').rows.map(({ id, cells }) => [
        id,
        phraseText(cells['wind']!.value),
        phraseText(cells['cost']!.value),
      ]),
    ).toEqual([
      [s(2), 'E', '1'],
      [s(3), 'SE', 'barrier'],
    ]);
  });

  it('tells foreign forces and the age of old news', () => {
    // Without sector 2 and the fleet in it, the Gorn world is out of sight.
    const all = ownRealm();
    const { [a(klingon, 2)]: _, ...units } = all.units as Record<string, unknown>;
    const state = {
      ...all,
      units,
      sectors: { ...all.sectors, [s(2)]: { ...all.sectors[s(2)], owner: gorn } },
    } as unknown as State;
    const scout = {
      step: 'step',
      pass: 0,
      line: 0,
      event: { kind: 'sectors-scouted', seat: klingon, places: [s(4)] },
    } as const;
    const then = makeView(deepFreeze({ ...state, turn: 3 } as State), klingon, [scout], viewOf(state));
    const now = makeView(deepFreeze({ ...state, turn: 6 } as State), klingon, [], then);
    const page = presentation.location(now, emptyPlan(), s(4));
    expect(phraseText(page.subtitle ?? page.title)).toBe('Sector 4. Last reported in turn 2, 3 turns ago.');
    expect(facts(page, 'Location report').slice(0, 4)).toEqual([
      'Owner: gorn empire',
      'Annexed to: gorn empire',
      'Sector damage: Lightly damaged',
      'Tax revenue: 20 resources; 16 with its damage',
    ]);
    expect(
      section(page, 'forces', 'Foreign').forces.map(({ unit, combat, stacks }) => [
        unit,
        combat,
        stacks.map(({ count }) => count),
      ]),
    ).toEqual([[g(4), 45, [5]]]);
    expect(phraseText(presentation.location(now, emptyPlan(), s(5)).subtitle ?? page.title)).toBe(
      'Sector 5. Never scouted.',
    );
  });
});

describe('units', () => {
  const plan = planOf({
    [g(1)]: [
      { kind: 'form-starfleet', number: 3, name: 'New' },
      { kind: 'transfer-starships', type: type('two'), count: 2, to: a(klingon, 3), rank: 1 },
    ],
    [a(klingon, 3)]: [{ kind: 'wait' }, travel(2), travel(4)],
  });

  it('are listed with what they have after the first events, those the plan forms among them', () => {
    const rows = presentation.units(view, plan);
    expect(
      rows.map(({ label, cells, moves, problems }) => [
        label,
        phraseText(cells['ships']!.value),
        moves?.left,
        moves?.of,
        problems,
      ]),
    ).toEqual([
      ['A1', '4 / 0', 2, 2, 0],
      ['A2', '1 / 1', 3, 3, 0],
      ['A3', '2 / 0', 1, 2, 1],
      ['G1', '3 / 0', undefined, undefined, 0],
    ]);
  });

  it('have a sheet of orders with phase and cost', () => {
    const { orders, row } = presentation.unit(view, plan, a(klingon, 3));
    expect(row.label).toBe('A3');
    expect(
      orders.map(({ kind, said, moment, cost }) => [kind, phraseText(said), moment?.[0]?.at, cost]),
    ).toEqual([
      ['wait', 'Wait one phase', 1, 0],
      ['travel', 'Travel to March', 2, 1],
      ['travel', 'Travel to Gornar', 3, undefined],
    ]);
    expect(presentation.unit(view, plan, g(1)).stacks.map(({ count, rank }) => [count, rank])).toEqual([
      [3, 1],
      [2, 4],
    ]);
  });

  const listed = (known: View, plans: Plan<Order>) => {
    const { scout, cloak } = presentation.units(known, plans)[0]!.cells;
    return { scout: scout && phraseText(scout.value), cloak: cloak && phraseText(cloak.value) };
  };

  it('tell what their ships can do beside fighting (GE 427-431)', () => {
    const scouts = viewOf(
      scene({
        sectors: { 1: { owner: klingon } },
        units: [fleet(klingon, 1, { at: 1, ships: [[type('scout'), 2]] })],
      }),
    );
    expect(facts(presentation.unit(scouts, emptyPlan(), a(klingon, 1)).page, 'Unit')).toEqual(
      expect.arrayContaining(['Scouting: Best ship 90%, bonus 30%', 'Cloaking ability: All ships']),
    );
    expect(listed(scouts, emptyPlan())).toEqual({ scout: '90 / 30%', cloak: 'able' });
    expect(listed(view, plan)).toEqual({ scout: '30 / 10%', cloak: undefined });
    const hammer = facts(presentation.unit(view, plan, a(klingon, 1)).page, 'Unit');
    expect(hammer).toContain('Scouting: Best ship 30%, bonus 10%');
    expect(hammer.join()).not.toContain('Cloaking');
  });

  it('refuse a unit that is nobody’s here', () => {
    expect(() => presentation.unit(view, plan, a(romulan, 7))).toThrow(/not a unit of this view/);
  });

  it('are told of a battle they go into', () => {
    const sheet = presentation.unit(
      view,
      planOf({ [a(klingon, 2)]: [{ kind: 'wait' }, travel(4)] }),
      a(klingon, 2),
    );
    expect(facts(sheet.page, 'Unit')).toContain('Battle expected: In Gornar, phase 2');
  });
});

it('numbers the next order one above the highest of the plan', () => {
  expect(presentation.nextRef(view, emptyPlan())).toBe('klingon.t1.o1');
  const plan = planOf({
    hq: [{ kind: 'annex-sector', place: s(2) }],
    [a(klingon, 1)]: [travel(2), travel(1)],
  });
  expect(presentation.nextRef(view, { ...plan, hq: [] })).toBe('klingon.t1.o4');
  expect(presentation.me(view)).toBe(seatId('klingon'));
});
