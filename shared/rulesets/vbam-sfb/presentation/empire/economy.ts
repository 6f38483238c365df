import { gameMaster, orderRef } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { imagine } from '../../model/imagine.ts';
import { surplusOf } from '../../yards/service.ts';
import { maintenanceByClass, maintenanceOf, productOf, utilised } from '../../economy/economy.ts';
import { turnOfYear, yearOf } from '../../economy/tech.ts';
import { outputOf, tradeOf } from '../../economy/income.ts';
import { stand } from '../../battles/stand.ts';
import { labelOf } from '../../map/board.ts';
import { labelOfUnit, nameOfSeat } from '../names.ts';
import { fact, cell, columns } from '../cells.ts';
import { campaignPage } from './campaign.ts';
import { goalsSection } from './goals.ts';

type Part = Page['sections'][number];

/** What comes in before orders are paid, and what goes out. */
function treasury({ own, me }: View, state: State): Part {
  const [product, trade, maintenance] = [productOf(state, me), tradeOf(state, me), maintenanceOf(state, me)];
  const total = own.pool + product + trade + own.misc - maintenance;
  return {
    kind: 'ledger',
    title: 'Treasury',
    scale: { unit: 'EP', per: 1 },
    lines: [
      { label: 'In the pool', amount: own.pool, total: false },
      { label: 'Total Domestic Product', amount: product, total: false },
      { label: 'Commerce Income', amount: trade, total: false },
      { label: 'One-time amounts', amount: own.misc, total: false },
      { label: 'Maintenance', amount: -maintenance, total: false },
      { label: 'To spend this turn', amount: total, total: true },
    ],
    note: 'The Income Phase comes first: orders are paid from the last line.',
  };
}

/** What each class costs to maintain (VB 87), the most first. */
function upkeep({ me }: View, state: State): Part {
  const rows = maintenanceByClass(state, me).toSorted(compareBy(({ ep }) => -ep));
  return {
    kind: 'table',
    title: 'Maintenance by class',
    empty: 'Nothing to maintain.',
    columns: [
      { key: 'class', label: 'Class', align: 'left' },
      { key: 'rate', label: 'Rate', align: 'left' },
      { key: 'count', label: 'In service', align: 'right' },
      { key: 'ep', label: 'EP a turn', align: 'right' },
      { key: 'free', label: 'More at no cost', align: 'right' },
    ],
    rows: rows.map(({ design, count, ep }) => {
      const { points, for: each } = design.maintenance;
      return {
        id: `${design.name} ${points} ${each}`,
        spot: {},
        cells: {
          class: { value: phrase('{name}', { name: design.name }), sort: design.name },
          count: cell(count),
          rate: { value: phrase('{points} EP for up to {each}', { points, each }), sort: points / each },
          ep: cell(ep),
          free: cell((each - (count % each)) % each),
        },
      };
    }),
  };
}

/** What each route brings: a tenth of its output (VB 85). */
function trades({ me, units }: View, state: State): Part {
  return {
    kind: 'table',
    title: 'Trade routes',
    empty: 'No Trade Fleet has a route.',
    columns: [
      { key: 'fleet', label: 'Fleet', align: 'left' },
      { key: 'route', label: 'Route', align: 'left' },
      { key: 'output', label: 'Output', align: 'right' },
    ],
    rows: inOrder(units).flatMap(([id, unit]) =>
      unit.seat !== me || unit.route === undefined || unit.mothballed
        ? []
        : [
            {
              id,
              spot: { unit: id },
              cells: {
                fleet: { value: phrase('{unit}', { unit: labelOfUnit(id, unit) }), sort: id },
                route: {
                  value: phrase('{route}', { route: unit.route.map(labelOf).join(', ') }),
                  sort: unit.route.join(' '),
                },
                output: cell(outputOf(state, me, unit.route)),
              },
            },
          ],
    ),
  };
}

/** The pool of the turns to come, if nothing changes and nothing is bought. */
function forecast({ own, me, turn, firstYear }: View, state: State): Part {
  const surplus = surplusOf(state, me);
  return {
    kind: 'facts',
    title: 'If nothing changes',
    facts: [
      fact('Each turn', phrase('{surplus} EP', { surplus })),
      ...[0, 1, 2, 5, 11].map((later) =>
        fact(
          `Turn ${turnOfYear(turn + later)} of Y${yearOf({ turn: turn + later, firstYear })}`,
          phrase('{pool} EP', { pool: own.pool + own.misc + surplus * (later + 1) }),
        ),
      ),
    ],
  };
}

const battles = (view: View): Part => ({
  kind: 'facts',
  title: 'Battles',
  facts: [
    fact(
      'Standing orders',
      view.own.standing === undefined
        ? phrase('None: you are asked about each battle.')
        : stand.say({ kind: 'stand', ref: orderRef('standing'), standing: view.own.standing }, view, {}),
    ),
  ],
});

const colonies = ({ systems }: View): Part => ({
  kind: 'table',
  title: 'Systems',
  empty: 'You have none.',
  columns: [
    { key: 'system', label: 'System', align: 'left' },
    ...columns.map(([key, label]) => ({ key, label, align: 'right' }) as const),
    { key: 'output', label: 'Output', align: 'right' },
  ],
  rows: inOrder(systems).map(([place, system]) => ({
    id: place,
    spot: { place },
    cells: {
      system: { value: phrase('{system}', { system: labelOf(place) }), sort: place },
      ...Object.fromEntries(columns.map(([key]) => [key, cell(system[key])])),
      output: cell(utilised(system) * system.raw),
    },
  })),
});

/** Treasury and forecast, colonies, trade, maintenance by class, and standing orders of an empire. */
export function empirePage(view: View): Page {
  if (view.me === gameMaster) return campaignPage(view);
  const state = imagine(view);
  return {
    title: phrase('{name}', { name: nameOfSeat(view.me) }),
    subtitle: phrase('Y{year}', { year: yearOf(view) }),
    sections: [
      treasury(view, state),
      forecast(view, state),
      colonies(view),
      trades(view, state),
      upkeep(view, state),
      battles(view),
      goalsSection(view, state),
    ],
  };
}
