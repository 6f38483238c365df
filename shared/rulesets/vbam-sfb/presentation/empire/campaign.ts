import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { imagine } from '../../model/imagine.ts';
import type { View } from '../../model/view.ts';
import { maintenanceOf, productOf } from '../../economy/economy.ts';
import { tradeOf } from '../../economy/income.ts';
import { labelOf } from '../../map/board.ts';
import { cell, columns } from '../cells.ts';
import { nameOfSeat } from '../names.ts';
import { left, words } from './relations.ts';

type Part = Page['sections'][number];

/** What each power has, and what comes in and goes out. */
function powers(view: View): Part {
  const state = imagine(view);
  const heads = [
    ['systems', 'Systems'],
    ['census', 'Census'],
    ['product', 'Product'],
    ['trade', 'Trade'],
    ['maintenance', 'Maintenance'],
    ['units', 'Units'],
  ] as const;
  return {
    kind: 'table',
    title: 'Powers',
    empty: 'Nobody plays.',
    columns: [
      left('power', 'Power'),
      ...heads.map(([key, label]) => ({ key, label, align: 'right' }) as const),
    ],
    rows: view.others.map((seat) => {
      const held = valuesInOrder(view.systems).filter(({ owner }) => owner === seat);
      return {
        id: seat,
        spot: { seat },
        cells: {
          power: words(nameOfSeat(seat)),
          systems: cell(held.length),
          census: cell(sumOf(held.map(({ census }) => census))),
          product: cell(productOf(state, seat)),
          trade: cell(tradeOf(state, seat)),
          maintenance: cell(maintenanceOf(state, seat)),
          units: cell(valuesInOrder(view.units).filter((unit) => unit.seat === seat).length),
        },
      };
    }),
  };
}

const systems = ({ systems: all }: View): Part => ({
  kind: 'table',
  title: 'Systems',
  empty: 'There are none.',
  columns: [
    left('system', 'System'),
    left('owner', 'Owner'),
    ...columns.map(([key, label]) => ({ key, label, align: 'right' }) as const),
  ],
  rows: inOrder(all).map(([place, system]) => ({
    id: place,
    spot: { place },
    cells: {
      system: { value: phrase('{system}', { system: labelOf(place) }), sort: place },
      owner: system.owner === undefined ? words('–', 'muted') : words(nameOfSeat(system.owner)),
      ...Object.fromEntries(columns.map(([key]) => [key, cell(system[key])])),
    },
  })),
});

/** The whole campaign, for the game master. */
export const campaignPage = (view: View): Page => ({
  title: phrase('Campaign'),
  sections: [powers(view), systems(view)],
});

/** All that is built and repaired anywhere, for the game master. */
export const worksPage = ({ projects }: View): Page => ({
  title: phrase('Shipyards'),
  sections: [
    {
      kind: 'table',
      title: 'Work under way',
      empty: 'No work under way.',
      columns: [
        left('power', 'Power'),
        left('system', 'System'),
        left('design', 'Class'),
        left('work', 'Work'),
        { key: 'done', label: 'EP done', align: 'right' },
      ],
      rows: inOrder(projects).map(([id, { seat, place, design, work, done, cost }]) => ({
        id,
        spot: { place },
        cells: {
          power: words(nameOfSeat(seat)),
          system: { value: phrase('{system}', { system: labelOf(place) }), sort: place },
          design: words(design),
          work: words(work),
          done: { value: phrase('{done} of {cost}', { done, cost }), sort: done },
        },
      })),
    },
  ],
});
