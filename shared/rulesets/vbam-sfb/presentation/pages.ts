import type { PlaceId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { System } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { imagine } from '../imagine.ts';
import { maintenanceOf, productOf, utilised } from '../rules/economy.ts';
import { required, yearOf } from '../rules/tech.ts';
import { labelOf } from '../tables/board.ts';
import { empireNames } from '../tables/empires.ts';

const fact = (label: string, value: Phrase) => ({ label, value });
const number = (label: string, n: number) => fact(label, phrase('{n}', { n }));
const cell = (n: number): Row['cells'][string] => ({ value: phrase('{n}', { n }), sort: n });

const columns = [
  ['census', 'Census'],
  ['productivity', 'Productivity'],
  ['morale', 'Morale'],
  ['raw', 'RAW'],
  ['capacity', 'Capacity'],
] as const;

/** Treasury, technology, and the colonies of an empire. */
export function empirePage(view: View): Page {
  const { own, me, systems } = view;
  const state = imagine(view);
  const product = productOf(state, me);
  return {
    title: phrase('{name}', { name: empireNames[me] ?? me }),
    subtitle: phrase('Y{year}', { year: yearOf(view) }),
    sections: [
      {
        ...{ kind: 'facts', title: 'Treasury' },
        facts: [
          number('Economic points', own.pool),
          number('Total Domestic Product', product),
          number('Maintenance', maintenanceOf(state, me)),
        ],
      },
      {
        ...{ kind: 'facts', title: 'Technology' },
        facts: [
          fact('Tech year', phrase('Y{year}', { year: own.tech.year })),
          number('Invested', own.tech.pool),
          number('Needed for an advance', required(product)),
        ],
      },
      {
        ...{ kind: 'table', title: 'Systems', empty: 'You have none.' },
        columns: [
          { key: 'system', label: 'System', align: 'left' },
          ...columns.map(([key, label]) => ({ key, label, align: 'right' }) as const),
          { key: 'output', label: 'Output', align: 'right' },
        ],
        rows: inOrder(systems).map(([place, system]) => ({
          ...{ id: place, spot: { place } },
          cells: {
            system: { value: phrase('{system}', { system: labelOf(place) }), sort: place },
            ...Object.fromEntries(columns.map(([key]) => [key, cell(system[key])])),
            output: cell(utilised(system) * system.raw),
          },
        })),
      },
    ],
  };
}

/** What is known of a system. */
export function systemPage({ systems }: View, place: PlaceId): Page {
  const system: System | undefined = systems[place];
  return {
    title: phrase('System {system}', { system: labelOf(place) }),
    sections:
      system === undefined
        ? []
        : [
            {
              ...{ kind: 'facts', title: 'Colony' },
              facts: [
                ...columns.map(([key, label]) => number(label, system[key])),
                number('Output in EP', utilised(system) * system.raw),
              ],
            },
          ],
  };
}
