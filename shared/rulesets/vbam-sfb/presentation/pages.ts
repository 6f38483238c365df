import type { SeatId } from '#kernel/ids.ts';
import { orderRef } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Page, Row } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { imagine } from '../imagine.ts';
import { maintenanceOf, productOf, utilised } from '../rules/economy.ts';
import { required, yearOf } from '../rules/tech.ts';
import { tradeOf } from '../rules/trade.ts';
import { relationOf } from '../model/relations.ts';
import { standingOrders } from '../orders/battle/standing.ts';
import { pairOf } from '../model/relations.ts';
import { labelOf } from '../tables/board.ts';
import { declarations, nameOf } from '../tables/treaties.ts';
import { nameOfSeat } from './names.ts';
import { fact, number, cell, columns } from './cells.ts';

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
    note: 'The Income Phase comes first: what is ordered is paid from the last line.',
  };
}

const technology = ({ own, me }: View, state: State): Part => ({
  kind: 'facts',
  title: 'Technology',
  facts: [
    fact('Tech year', phrase('Y{year}', { year: own.tech.year })),
    number('Invested', own.tech.pool),
    number('Needed for an advance', required(productOf(state, me))),
  ],
});

const battles = (view: View): Part => ({
  kind: 'facts',
  title: 'Battles',
  facts: [
    fact(
      'Standing orders',
      view.own.standing === undefined
        ? phrase('None: you are asked as battles come.')
        : standingOrders.stand.say(
            { kind: 'stand', ref: orderRef('standing'), standing: view.own.standing },
            view,
            {},
          ),
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

/** Treasury, technology, standing orders, and the colonies of an empire. */
export function empirePage(view: View): Page {
  const state = imagine(view);
  return {
    title: phrase('{name}', { name: nameOfSeat(view.me) }),
    subtitle: phrase('Y{year}', { year: yearOf(view) }),
    sections: [treasury(view, state), technology(view, state), battles(view), colonies(view)],
  };
}

/** How the empire stands to the others. */
export function diplomacyPage({ me, others, relations, strangers }: View): Page {
  const stands = others.map((seat) => relationOf(relations, me, seat));
  return {
    title: phrase('Diplomacy'),
    sections: [
      {
        kind: 'facts',
        title: 'In short',
        facts: [
          number('Enemies', stands.filter(({ enmity }) => enmity !== undefined).length),
          number('With treaties', stands.filter(({ treaties }) => treaties.length > 0).length),
          number('Without contact', strangers.length),
        ],
      },
      {
        kind: 'table',
        title: 'Powers',
        empty: 'There is nobody else.',
        columns: [
          { key: 'power', label: 'Power', align: 'left' },
          { key: 'stands', label: 'Relations', align: 'left' },
          { key: 'treaties', label: 'Treaties', align: 'left' },
        ],
        rows: others.map((seat) =>
          powerRow(relationOf(relations, me, seat), seat, strangers.includes(pairOf(me, seat))),
        ),
      },
    ],
  };
}

function powerRow(
  { enmity, treaties }: ReturnType<typeof relationOf>,
  seat: SeatId,
  isStranger: boolean,
): Row {
  const stands = isStranger
    ? 'No contact'
    : enmity === undefined
      ? 'Normal relations'
      : declarations[enmity.kind].name;
  const signed = treaties.map(nameOf).join(', ');
  return {
    id: seat,
    spot: { seat },
    cells: {
      power: { value: phrase('{power}', { power: nameOfSeat(seat) }), sort: nameOfSeat(seat) },
      stands: {
        value: phrase('{stands}', { stands }),
        sort: stands,
        ...(enmity === undefined ? {} : { tone: 'bad' }),
      },
      treaties: { value: phrase('{signed}', { signed: signed === '' ? 'None' : signed }), sort: signed },
    },
  };
}
