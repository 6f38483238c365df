import { describe, expect, test } from 'vitest';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { worldOf } from './caseWorlds.ts';

/* The page of shipyards foretells what a plan comes to. */

const gorn = seatId('gorn');
const state = worldOf([
  ...['empire gorn, pool 100, tech 165', 'empire isc', 'empire frax'],
  // 3 points of utilised Productivity at a RAW of 2: 6 EP and 3 docks a turn.
  'system 0303 gorn, census 3, productivity 3, raw 2, morale 3',
  'units 1 Orbital Shipyard of gorn at 0303',
  'units 1 Base Station of gorn at 0303',
  'units 2 Light fighter flight of gorn at 0303',
  'units 1 FF of gorn at 0304',
]);
const view = vbamSfb.view(state, gorn, []);
const ref = (n: number) => nthOrder(gorn, 1, n);
const here = placeId('s0303');

const page = (plan: Plan<Order>): Page => vbamSfb.presentation.page!(view, plan, 'yards', {});
const rowsOf = (shown: Page, title: string): readonly Row[] => {
  const found = shown.sections.find((section) => section.title === title);
  return found?.kind === 'table' ? found.rows : [];
};
const read = (row: Row | undefined, key: string): string =>
  phraseText(row?.cells[key]?.value ?? { template: '', args: {} });

describe('the page of shipyards', () => {
  const build = (n: number, design: string, count = 1): Order => ({
    kind: 'build',
    ref: ref(n),
    place: here,
    design,
    count,
  });
  const plan: Plan<Order> = {
    hq: [
      build(1, 'FF', 2),
      build(2, 'StarBase'),
      { ...build(3, 'Mobile Base'), site: placeId('s0304') } as Order,
    ],
    units: {},
  };
  const works = rowsOf(page(plan), 'Work, in its order');

  test('shows what is done this turn, what is delayed, and when each will be ready', () => {
    // 4 EP for each frigate: the second has 2 of them now; 36 EP for the base: 6 a turn from then on.
    expect(works.map((row) => [read(row, 'work'), read(row, 'now'), read(row, 'ready')])).toEqual([
      ['Build FF', '4', 'this turn'],
      ['Build FF', '2', 'in 2 turns'],
      ['Build StarBase', 'delayed', 'in 8 turns'],
      ['Build Mobile Base', 'delayed', 'not foreseeable'],
    ]);
  });
  test('says that work without a Transport Fleet will be lost, and work at home not', () => {
    const at = (site: string): Row | undefined =>
      rowsOf(
        page({ hq: [{ ...build(1, 'Mobile Base'), site: placeId(site) } as Order], units: {} }),
        'Work, in its order',
      )[0];
    expect(read(at('s0304'), 'ready')).toBe('lost without a Transport Fleet');
    expect(read(at('s0303'), 'ready')).toBe('in 2 turns');
  });
  test('follows the order of work, cancelling, and orders to units', () => {
    const shown = rowsOf(
      page({
        hq: [...plan.hq, { kind: 'schedule', ref: ref(4), place: here, first: [`${ref(2)}.01`] }],
        units: { [unitId('gorn.u2')]: [{ kind: 'upgrade', ref: ref(5) }] },
      }),
      'Work, in its order',
    );
    expect(read(shown[0], 'work')).toBe('Build StarBase');
    expect(shown.map((row) => read(row, 'work'))).toContain('Upgrade to Battle Station');
  });
  test('counts capacity, docks, ground units and flights of each system', () => {
    const [yard] = rowsOf(page(plan), 'Shipyards and planets');
    expect(['capacity', 'docks', 'levies', 'flights'].map((key) => read(yard, key))).toEqual([
      '6 of 6',
      '3',
      '6',
      '2 of 6',
    ]);
  });
  test('lists every class, those that can be built first, and opens each to be studied', () => {
    const classes = rowsOf(page(plan), 'Your classes by service date');
    expect(classes).toHaveLength(138 + 17);
    const years = classes.map((row) => Number(read(row, 'year').slice(1)));
    const now = years.filter((year) => year <= 165);
    expect(years.slice(0, now.length)).toEqual(now.toSorted((a, b) => b - a));
    const subjects = classes.map((row) => row.spot.study ?? '');
    expect(subjects.every((subject) => vbamSfb.presentation.study?.(view, subject) !== undefined)).toBe(true);
    expect(vbamSfb.presentation.study?.(view, 'list:isc')?.sections).toHaveLength(1);
    expect(vbamSfb.presentation.study?.(view, 'list:nobody')).toBeUndefined();
  });
});
