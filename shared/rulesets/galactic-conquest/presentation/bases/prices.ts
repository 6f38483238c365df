import type { Row, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { moduleRows } from '../../bases/modules/modules.ts';
import { baseTypes } from '../../bases/types.ts';

const text = (value: string): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});
const number = (value: number): Row['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});

/** What each base costs, and how long it takes (B11.60, B11.70). */
export const pricesTable = (): Section => ({
  kind: 'table',
  title: 'New bases',
  empty: 'There are none.',
  columns: [
    { key: 'base', label: 'Base', align: 'left' },
    { key: 'price', label: 'EP', align: 'right' },
    { key: 'segments', label: 'Segments', align: 'right' },
    { key: 'crew', label: 'Crew units', align: 'right' },
  ],
  rows: [...baseTypes.values()].flatMap(({ hull, name, row, segments: takes }) =>
    takes === undefined
      ? []
      : [
          {
            id: hull,
            spot: {},
            cells: {
              base: text(`${hull}, ${name}`),
              price: number(row.epv),
              segments: number(takes),
              crew: number(row.crew),
            },
          },
        ],
  ),
});

/** What each module costs (B11.60). */
export const modulesTable = (): Section => ({
  kind: 'table',
  title: 'Base modules',
  empty: 'There are none.',
  columns: [
    { key: 'module', label: 'Module', align: 'left' },
    { key: 'price', label: 'EP', align: 'right' },
    { key: 'year', label: 'In service', align: 'right' },
  ],
  rows: [...moduleRows].map(([kind, row]) => ({
    id: kind,
    spot: {},
    cells: {
      module: text(`${kind}, ${row.name}`),
      price: number(row.epv),
      year: { value: phrase('from Y{year}', { year: row.year }), sort: row.year },
    },
  })),
});
