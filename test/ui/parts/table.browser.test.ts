import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import type { Row, UnitRow } from '#kernel/presentation.ts';
import { placeId, unitId } from '#kernel/ids.ts';
import { phrase, phraseText } from '#kernel/report/phrase.ts';
import Table from '#ui/parts/table/Table.svelte';
import { moneyText, tenthsText } from '#ui/parts/text/money.ts';
import { nextSorting, sortedBy } from '#ui/parts/table/sorting.ts';
import { unitColumns, unitRow } from '#ui/views/units/unitRows.ts';

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

test('a unit fills every column of the unit list', () => {
  const unit: UnitRow = {
    unit: unitId('u'),
    kind: 'starfleet',
    label: 'A11',
    name: 'Home',
    place: placeId('s1'),
    placeName: 'Sol',
    ships: 8,
    admirals: 1,
    movesLeft: 1,
    movesAtStart: 3,
    shipClass: 'Scout',
    orders: 2,
    combat: 90,
    hitPoints: 125,
    problems: 1,
    scouting: 90,
    scoutingBeyond: 30,
    search: 10,
    cloak: true,
  };
  const { cells } = unitRow(unit);
  const said = (row: Row, key: string): string => phraseText(row.cells[key]?.value ?? phrase('nothing'));
  expect(unitColumns.filter(({ key }) => cells[key] === undefined)).toEqual([]);
  expect(said(unitRow(unit), 'moves')).toBe('1 / 3');
  expect(said(unitRow({ ...unit, kind: 'garrison' }), 'moves')).toBe('–');
  expect(['scout', 'search', 'cloak'].map((key) => said(unitRow(unit), key))).toEqual([
    '90 / 30%',
    '10%',
    'able',
  ]);
  const { scouting: _, ...blind } = unit;
  expect(said(unitRow(blind), 'scout')).toBe('–');
  expect([unitRow(unit), unitRow(unit, true)].map((row) => row.cells['looked']?.sort)).toEqual([0, 1]);
});

test('money and hit points are written out', () => {
  expect([moneyText(440), moneyText(1200), moneyText(-350), moneyText(123456700)]).toEqual([
    '4.40',
    '12',
    '−3.50',
    '1\u202f234\u202f567',
  ]);
  expect([tenthsText(125), tenthsText(40)]).toEqual(['12.5', '4']);
});
