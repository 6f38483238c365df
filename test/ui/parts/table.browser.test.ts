import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import type { Roster, Row, UnitRow } from '#kernel/presentation.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { phrase, phraseText } from '#kernel/words/phrase.ts';
import Table from '#ui/parts/table/Table.svelte';
import { amountText, tenthsText } from '#ui/parts/text/amounts.ts';
import { nextSorting, sortedBy } from '#ui/parts/table/sorting.ts';
import { unitColumns, unitRow } from '#ui/views/planning/unitRows.ts';

const row = (id: string, name: string, ships: number): Row => ({
  id,
  spot: {},
  cells: {
    name: { value: phrase(name), sort: name },
    ships: { value: phrase('{ships}', { ships }), sort: ships },
  },
});
const rows = [row('b', 'Fleet 10', 7), row('a', 'Fleet 9', 30), row('c', 'Alpha', 7)];
const columns = [
  { key: 'name', label: 'Name', align: 'left' },
  { key: 'ships', label: 'Ships', align: 'right' },
] as const;

const shown = (): readonly string[] =>
  [...document.querySelectorAll('tbody tr')].map((line) => (line as HTMLElement).dataset['row'] ?? '');

test('a click on a head sorts up, a second one down, and the head says so', async () => {
  await render(Table, { label: 'Fleets', columns, rows, empty: 'None' });
  await page.getByRole('button', { name: 'Ships' }).click();
  expect(shown()).toEqual(['b', 'c', 'a']);
  await page.getByRole('button', { name: 'Ships' }).click();
  expect(shown()).toEqual(['a', 'b', 'c']);
  await expect
    .element(page.getByRole('columnheader', { name: 'Ships' }))
    .toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Name' }).click();
  expect(shown()).toEqual(['c', 'a', 'b']);
});

test('rows are chosen by a click and walked by the arrow keys', async () => {
  const chosen: string[] = [];
  const opened: string[] = [];
  await render(Table, {
    label: 'Fleets',
    columns,
    rows,
    empty: 'None',
    selected: 'b',
    onselect: (one: Row) => chosen.push(one.id),
    onopen: (one: Row) => opened.push(one.id),
  });
  await page.getByText('Fleet 10').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['b', 'a', 'c']);
  expect(opened).toEqual(['c']);
});

test('a right click opens, and an empty list says why it is empty', async () => {
  const opened: string[] = [];
  const { rerender } = await render(Table, {
    label: 'Fleets',
    columns,
    rows,
    empty: 'You have no fleets.',
    onmenu: (one: Row) => opened.push(one.id),
  });
  await page.getByText('Alpha').click({ button: 'right' });
  expect(opened).toEqual(['c']);
  await rerender({ rows: [] });
  await expect.element(page.getByText('You have no fleets.')).toBeVisible();
});

test('of thousands of rows only those in sight are made, and the arrows and a sorting reach all of them', async () => {
  const target = document.createElement('div');
  Object.assign(target.style, { height: '300px', overflow: 'auto' });
  document.body.append(target);
  const many = Array.from({ length: 3000 }, (_, index) => row(`r${index}`, `Fleet ${index}`, 3000 - index));
  const chosen: string[] = [];
  await render(Table, {
    target,
    props: {
      label: 'Fleets',
      columns,
      rows: many,
      empty: 'None',
      onselect: (one: Row) => chosen.push(one.id),
    },
  });
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(80);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '3001');
  document.querySelector<HTMLElement>('[data-row="r0"]')!.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => (document.activeElement as HTMLElement).dataset['row']).toBe('r2999');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => (document.activeElement as HTMLElement).dataset['row']).toBe('r2998');
  expect(chosen).toEqual(['r2999', 'r2998']);
  target.scrollTop = 0;
  await page.getByRole('button', { name: 'Ships' }).click();
  await expect.element(page.getByText('Fleet 2999', { exact: true })).toBeVisible();
  target.remove();
});

test('a long table in little room cuts long texts only: heads and figures stay whole, and the table is scrolled', async () => {
  const target = document.createElement('div');
  Object.assign(target.style, { width: '300px', height: '300px', overflow: 'auto' });
  document.body.append(target);
  const figures = ['Year', 'Ordered', 'Defense', 'Shields'];
  const wide = Array.from({ length: 300 }, (_, index): Row => {
    const cell = (text: string) => ({ value: phrase(text), sort: text });
    const cells = Object.fromEntries(figures.map((key, at) => [key, cell(['165', '1250', '44', '7'][at]!)]));
    return { id: `r${index}`, spot: {}, cells: { ...cells, race: cell('A race of a very long name') } };
  });
  await render(
    Table,
    {
      label: 'Classes',
      columns: [
        { key: 'race', label: 'Race', align: 'left' },
        ...figures.map((key) => ({ key, label: key, align: 'right' }) as const),
      ],
      rows: wide,
      empty: 'None',
    },
    { baseElement: target },
  );
  const cut = (selector: string): readonly string[] =>
    [...target.querySelectorAll<HTMLElement>(selector)]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent.trim());
  expect(new Set(cut('td'))).toEqual(new Set(['A race of a very long name']));
  expect(cut('th button > span:first-child')).toEqual([]);
  const heads = [...target.querySelectorAll('th button > span:first-child')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(heads.slice(1).every(({ left }, at) => left >= heads[at]!.right)).toBe(true);
  expect(target.scrollWidth).toBeGreaterThan(target.clientWidth);
  target.remove();
});

test('rows are picked together with Ctrl, with Shift and all at once', async () => {
  let picked: readonly string[] = [];
  const props = {
    label: 'Fleets',
    columns,
    rows,
    empty: 'None',
    selected: 'b',
    onselect: () => undefined,
    onpick: (ids: readonly string[]) => (picked = ids),
  };
  const { rerender } = await render(Table, props);
  await page.getByText('Alpha').click({ modifiers: ['Control'] });
  expect(picked).toEqual(['b', 'c']);
  await rerender({ picked: new Set(picked) });
  await page.getByText('Alpha').click({ modifiers: ['Control'] });
  expect(picked).toEqual(['b']);
  await page.getByText('Fleet 10').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(picked).toEqual(['b', 'a']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(picked).toEqual(['b', 'a', 'c']);
});

describe('sorting', () => {
  test('texts with numbers go by number, ties keep their order', () => {
    expect(sortedBy(['A10', 'A9', 'G1'], (text) => text, false)).toEqual(['A9', 'A10', 'G1']);
    expect(
      sortedBy(
        [
          { k: 1, n: 'x' },
          { k: 1, n: 'y' },
        ],
        ({ k }) => k,
        true,
      ).map(({ n }) => n),
    ).toEqual(['x', 'y']);
  });
  test('another column begins upwards', () => {
    expect(nextSorting({ key: 'a', down: false }, 'a')).toEqual({ key: 'a', down: true });
    expect(nextSorting({ key: 'a', down: true }, 'b')).toEqual({ key: 'b', down: false });
  });
});

describe('the unit list', () => {
  const unit: UnitRow = {
    unit: unitId('u'),
    kind: 'boat',
    label: 'B2',
    name: 'Home',
    place: placeId('s1'),
    placeName: 'Ledge',
    sign: 'Boat',
    size: 1,
    cells: { pearls: { value: phrase('{n} pearls', { n: 7 }), sort: 7 } },
    tags: [],
    states: [],
    said: phrase('a boat'),
    orders: 2,
    problems: 1,
  };
  const word = { one: 'x', many: 'xs' };
  const roster: Roster = {
    kinds: [
      { kind: 'hut', word, movable: false, columns: ['divers'] },
      { kind: 'boat', word, movable: true, columns: ['pearls'] },
    ],
    columns: [
      { key: 'pearls', label: 'Pearls', align: 'right' },
      { key: 'divers', label: 'Divers', align: 'right' },
    ],
    filters: [],
    empty: '',
  };
  const keys = (...kinds: readonly string[]): readonly string[] =>
    unitColumns(roster, { unit: word }, new Set(kinds)).map(({ key }) => key);

  test('has the columns of the kinds that are shown, between those of all games', () => {
    expect(keys('boat', 'hut').slice(4, 6)).toEqual(['pearls', 'divers']);
    expect(keys('boat')).toEqual(['label', 'looked', 'name', 'place', 'pearls', 'orders', 'problems']);
    expect(keys('hut')).toContain('divers');
    const named = (name: string | false): readonly string[] =>
      unitColumns(roster, { unit: word }, new Set(['boat']), name).map(({ label }) => label);
    expect(named('Empire').slice(0, 4)).toEqual(['X', '✓', 'Empire', 'Location']);
    expect(named(false).slice(0, 3)).toEqual(['X', '✓', 'Location']);
  });
  test('is filled by every unit, with a dash where there is nothing to say', () => {
    const { cells } = unitRow(unit, roster);
    expect(
      ['label', 'place', 'pearls', 'divers', 'orders'].map((key) => phraseText(cells[key]!.value)),
    ).toEqual(['B2', 'Ledge', '7 pearls', '–', '2']);
    expect([false, true].map((seen) => unitRow(unit, roster, seen).cells['looked']?.sort)).toEqual([0, 1]);
  });
  test('lists kind by kind', () => {
    const [hut, boat] = [unitRow({ ...unit, kind: 'hut', label: 'Z9' }, roster), unitRow(unit, roster)];
    const sorted = sortedBy([boat, hut], (row) => row.cells['label']!.sort, false);
    expect(sorted).toEqual([hut, boat]);
  });
});

test('amounts are written out by their scale', () => {
  const money = { unit: 'coins', per: 100 } as const;
  expect([440, 1200, -350, 123456700].map((amount) => amountText(amount, money))).toEqual([
    '4.40',
    '12',
    '−3.50',
    '1\u202f234\u202f567',
  ]);
  expect(amountText(125, { unit: '', per: 10 })).toBe('12.5');
  expect(amountText(12500, { unit: '', per: 1, sign: '%' })).toBe('12500%');
  expect([tenthsText(125), tenthsText(40)]).toEqual(['12.5', '4']);
});
