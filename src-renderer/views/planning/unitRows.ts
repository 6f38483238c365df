import { defined } from '#kernel/words/defined.ts';
import type { Column, Roster, Row, UnitRow, Words } from '#kernel/presentation.ts';
import { capital } from '#kernel/words/phrase.ts';
import { cell, type Cell } from '../../parts/table/cell.ts';

const word = (key: string, label: string): Column => ({ key, label, align: 'left' });
const figure = (key: string, label: string): Column => ({ key, label, align: 'right' });

/** The columns of the unit list where units of these kinds are shown: those of the game stand between those that all games have. `named`: what their names are called; false where none has one. */
export function unitColumns(
  { kinds, columns }: Roster,
  words: Pick<Words, 'unit'>,
  shown: ReadonlySet<string>,
  named: string | false = 'Name',
): readonly Column[] {
  const said = kinds.filter(({ kind }) => shown.has(kind));
  return [
    word('label', capital(words.unit.one)),
    { ...word('looked', '✓'), named: 'Reviewed' },
    ...(named === false ? [] : [word('name', named)]),
    word('place', 'Location'),
    ...columns.filter(({ key }) => said.some((kind) => kind.columns?.includes(key) ?? true)),
    figure('orders', 'Orders'),
    figure('problems', 'Warnings'),
  ];
}

const text = (value: string | number, sort: number | string = value, tone?: Cell['tone']): Cell =>
  cell(value, { sort, tone });
const none = text('–', -1, 'muted');

/** Orders of this turn, and those of earlier turns that are in force: `2 + 3`. */
function ordersCell({ orders, standing = 0 }: UnitRow): Cell {
  const all = orders + standing;
  if (all === 0) return text('–', 0, 'muted');
  return text(standing === 0 ? orders : `${orders} + ${standing}`, all, 'gold');
}

/** One line of the unit list. `looked`: the player has looked at it this turn. */
export const unitRow = (row: UnitRow, { kinds, columns }: Roster, looked = false): Row => ({
  id: row.unit,
  spot: { unit: row.unit, ...defined({ place: row.place }) },
  cells: {
    ...Object.fromEntries(columns.map(({ key }) => [key, row.cells[key] ?? none])),
    // Kind by kind, and each by its number.
    label: text(row.label, `${kinds.findIndex(({ kind }) => kind === row.kind)} ${row.label}`),
    name: text(row.name),
    place: text(row.placeName),
    orders: ordersCell(row),
    problems: row.problems === 0 ? text('', 0) : text(`⚠ ${row.problems}`, row.problems, 'bad'),
    looked: looked ? text('✓', 1, 'good') : text('', 0),
  },
});

/** Whether every word of the search is in the unit's label, name or location. */
export function matches(
  { label, name, placeName }: Pick<UnitRow, 'label' | 'name' | 'placeName'>,
  query: string,
): boolean {
  const said = `${label} ${name} ${placeName}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** The filters that every game has. A unit must match all that are chosen. */
export const unitFilters = [
  { tag: 'idle', label: 'Idle', tip: 'Units without orders that could have some' },
  { tag: 'problems', label: 'Warnings', tip: 'Units whose orders may not work' },
  { tag: 'unlooked', label: 'To review', tip: 'Units you have not reviewed this turn' },
] as const;
