import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import type { Page } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Order } from '../model/orders.ts';
import type { System } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { attackOf } from '../rules/sidcors/factors.ts';
import { utilised } from '../rules/economy.ts';
import { labelOf } from '../tables/board.ts';
import { battlesAt } from './battles.ts';
import { labelOfUnit, nameOfSeat } from './names.ts';
import { fact, number, cell, columns } from './cells.ts';

/** What is known of a sector: its system, and the units in it. */
export function sectorPage(view: View, plan: Plan<Order>, place: PlaceId): Page {
  const { systems, sectors, units } = view;
  const system: System | undefined = systems[place] ?? sectors[place]?.system?.figures;
  const seen = sectors[place];
  const here = [
    ...inOrder(units)
      .filter(([, unit]) => unit.place === place)
      .map(([id, unit]) => [id, unit, { unit: id }] as const),
    ...inOrder(seen?.units ?? {}).map(([id, unit]) => [id, unit, { seat: unit.seat }] as const),
  ];
  const foreign = system === undefined ? seen?.system : undefined;
  return {
    title: phrase('Sector {sector}', { sector: labelOf(place) }),
    sections: [
      ...(system === undefined && foreign === undefined ? [] : [systemFacts(system, foreign)]),
      ...battlesAt(view, plan, place),
      {
        kind: 'table',
        title: 'Units',
        empty: 'None are known here.',
        columns: [
          { key: 'unit', label: 'Unit', align: 'left' },
          { key: 'owner', label: 'Empire', align: 'left' },
          { key: 'state', label: 'State', align: 'left' },
          { key: 'attack', label: 'Attack', align: 'right' },
        ],
        rows: here.map(([id, unit, spot]) => ({
          id,
          spot,
          cells: {
            unit: { value: phrase('{label}', { label: labelOfUnit(id, unit) }), sort: unit.design },
            owner: { value: phrase('{power}', { power: nameOfSeat(unit.seat) }), sort: unit.seat },
            state: {
              value: unit.crippled ? phrase('crippled') : phrase('whole'),
              sort: unit.crippled ? 1 : 0,
              ...(unit.crippled ? { tone: 'bad' } : {}),
            },
            attack: cell(attackOf(unit)),
          },
        })),
      },
    ],
  };
}

function systemFacts(
  system: System | undefined,
  foreign: { readonly owner?: SeatId; readonly census: number } | undefined,
): Page['sections'][number] {
  const owner = system?.owner ?? foreign?.owner;
  return {
    kind: 'facts',
    title: 'System',
    facts: [
      fact('Owner', owner === undefined ? phrase('Nobody') : phrase('{owner}', { owner: nameOfSeat(owner) })),
      ...(system === undefined
        ? [number('Census', foreign?.census ?? 0)]
        : [
            ...columns.map(([key, label]) => number(label, system[key])),
            number('Output in EP', utilised(system) * system.raw),
          ]),
    ],
  };
}
