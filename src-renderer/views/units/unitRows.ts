import type { Column, Row, UnitRow } from '#kernel/presentation.ts';
import { cell, type Cell } from '../../parts/table/cell.ts';
import { tenthsText } from '../../parts/text/money.ts';

/** Columns of the unit list (GE 409-429), and more that players want to see beside them. */
export const unitColumns: readonly Column[] = [
  { key: 'label', label: 'Unit', align: 'left' },
  { key: 'name', label: 'Name', align: 'left' },
  { key: 'place', label: 'Location', align: 'left' },
  { key: 'ships', label: 'Ships / Admirals', align: 'right' },
  { key: 'moves', label: 'Moves', align: 'right' },
  { key: 'combat', label: 'Combat', align: 'right' },
  { key: 'hitPoints', label: 'Hit points', align: 'right' },
  { key: 'scout', label: 'Scout / beyond', align: 'right' },
  { key: 'search', label: 'Search', align: 'right' },
  { key: 'cloak', label: 'Cloak', align: 'left' },
  { key: 'orders', label: 'Orders', align: 'right' },
  { key: 'problems', label: 'Advice', align: 'right' },
  { key: 'looked', label: 'Seen', align: 'left' },
];

const text = (value: string | number, sort: number | string = value, tone?: Cell['tone']): Cell =>
  cell(value, { sort, tone });
const none = text('–', -1, 'muted');

/** Fleets before garrisons, and each kind by its number. */
const labelOrder = (row: UnitRow): string => `${row.kind === 'starfleet' ? 'a' : 'g'} ${row.label}`;

/** One line of the unit list. `looked`: the player has looked at it this turn. */
export const unitRow = (row: UnitRow, looked = false): Row => ({
  id: row.unit,
  spot: { unit: row.unit, place: row.place },
  cells: {
    label: text(row.label, labelOrder(row)),
    name: text(row.name),
    place: text(row.placeName),
    ships: text(`${row.ships} / ${row.admirals}`, row.ships * 1000 + row.admirals),
    moves:
      row.kind === 'garrison'
        ? none
        : text(`${row.movesLeft} / ${row.movesAtStart}`, row.movesLeft * 1000 + row.movesAtStart),
    combat: text(row.combat),
    hitPoints: text(tenthsText(row.hitPoints), row.hitPoints),
    scout:
      row.scouting === undefined
        ? none
        : text(
            `${row.scouting} / ${row.scoutingBeyond ?? 0}%`,
            row.scouting * 1000 + (row.scoutingBeyond ?? 0),
          ),
    search: row.search === undefined || row.search === 0 ? none : text(`${row.search}%`, row.search),
    cloak: row.cloaked === true ? text('cloaked', 2, 'good') : row.cloak === true ? text('able', 1) : none,
    orders: row.orders === 0 ? text('–', 0, 'muted') : text(row.orders, row.orders, 'gold'),
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

/** The filters of the unit list. A unit must match all that are chosen. */
export const unitFilters = [
  { key: 'idle', label: 'Idle', tip: 'Units that could do something and have nothing to do' },
  { key: 'problems', label: 'With advice', tip: 'Units of whose orders something is doubtful or impossible' },
  { key: 'unlooked', label: 'Not seen', tip: 'Units you have not looked at this turn' },
] as const;
export type UnitFilter = (typeof unitFilters)[number]['key'];
