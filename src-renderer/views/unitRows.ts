import type { Column, Row, UnitRow } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { tenthsText } from '../parts/money.ts';

/** Columns of the unit list. */
export const unitColumns: readonly Column[] = [
  { key: 'label', label: 'Unit', align: 'left' },
  { key: 'name', label: 'Name', align: 'left' },
  { key: 'place', label: 'Location', align: 'left' },
  { key: 'ships', label: 'Ships / Admirals', align: 'right' },
  { key: 'moves', label: 'Moves', align: 'right' },
  { key: 'combat', label: 'Combat', align: 'right' },
  { key: 'hitPoints', label: 'Hit points', align: 'right' },
  { key: 'senses', label: 'Scout / Search / Cloak', align: 'right' },
  { key: 'orders', label: 'Orders', align: 'right' },
  { key: 'problems', label: 'Advice', align: 'right' },
];

const text = (value: string | number, sort: number | string = value, tone?: 'bad' | 'muted' | 'warn' | 'gold'): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort,
  ...(tone === undefined ? {} : { tone }),
});

/** Chances of its best ships, in percent, and whether all can cloak or are cloaked. */
function senses({ scouting, search = 0, cloak = false, cloaked = false }: UnitRow): Row['cells'][string] {
  if (scouting === undefined) return text('–', -1, 'muted');
  return text(`${scouting} / ${search}% / ${cloaked ? 'cloaked' : cloak ? 'able' : '–'}`, scouting * 1000 + search);
}

/** Fleets before garrisons, and each kind by its number. */
const labelOrder = (row: UnitRow): string => `${row.kind === 'starfleet' ? 'a' : 'g'} ${row.label}`;

export const unitRow = (row: UnitRow): Row => ({
  id: row.unit,
  spot: { unit: row.unit, place: row.place },
  cells: {
    label: text(row.label, labelOrder(row)),
    name: text(row.name),
    place: text(row.placeName),
    ships: text(`${row.ships} / ${row.admirals}`, row.ships * 1000 + row.admirals),
    moves: row.kind === 'garrison' ? text('–', -1, 'muted') : text(`${row.movesLeft} / ${row.movesAtStart}`, row.movesLeft * 1000 + row.movesAtStart),
    combat: text(row.combat),
    hitPoints: text(tenthsText(row.hitPoints), row.hitPoints),
    senses: senses(row),
    orders: row.orders === 0 ? text('–', 0, 'muted') : text(row.orders, row.orders, 'gold'),
    problems: row.problems === 0 ? text('', 0) : text(`⚠ ${row.problems}`, row.problems, 'bad'),
  },
});
