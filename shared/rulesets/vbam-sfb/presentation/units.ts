import type { UnitId } from '#kernel/ids.ts';
import type { Page, Roster, Row, UnitRow } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Unit } from '../model/state.ts';
import { labelOf } from '../tables/board.ts';
import { designOf } from '../tables/designs.ts';

export const roster: Roster = {
  kinds: [{ kind: 'unit', word: { one: 'unit', many: 'units' }, movable: false }],
  columns: [
    { key: 'attack', label: 'Attack', align: 'right' },
    { key: 'defense', label: 'Defense', align: 'right' },
    { key: 'command', label: 'Command', align: 'right' },
  ],
  filters: [],
  empty: 'You have no units.',
};

const cell = (n: number): Row['cells'][string] => ({ value: phrase('{n}', { n }), sort: n });

/** One unit of the list. */
export function rowOf(id: UnitId, unit: Unit): UnitRow {
  const { attack, defense, command, hull } = designOf(unit);
  return {
    ...{ unit: id, kind: 'unit', label: unit.design, name: unit.name, sign: 'ship', size: 1 },
    ...{ place: unit.place, placeName: labelOf(unit.place), problems: 0, tags: [], orders: 0 },
    states: unit.mothballed ? [{ label: 'mothballed', tone: 'warn' }] : [],
    cells: { attack: cell(attack), defense: cell(defense), command: cell(command) },
    said: hull === '' ? phrase('civil fleet') : phrase('{hull}', { hull }),
  };
}

/** The card of a unit. */
export function unitPage(unit: Unit): Page {
  const { name, year, cost, maintenance, abilities } = designOf(unit);
  const rate = ({ points, for: each }: typeof cost) =>
    each === 1 ? phrase('{points} EP', { points }) : phrase('{points} EP for {each}', { points, each });
  return {
    title: phrase('{name}', { name }),
    sections: [
      {
        ...{ kind: 'facts', title: 'Class' },
        facts: [
          { label: 'Built from', value: phrase('Y{year}', { year }) },
          { label: 'Cost', value: rate(cost) },
          { label: 'Maintenance', value: rate(maintenance) },
          ...(abilities === '' ? [] : [{ label: 'Abilities', value: phrase('{abilities}', { abilities }) }]),
        ],
      },
    ],
  };
}
