import type { UnitId } from '#kernel/ids.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { ordersOf } from '#kernel/orders/plan.ts';
import type { Page, Roster, Row, UnitRow, UnitState } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Order } from '../model/orders.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { attackOf, defenseOf } from '../rules/sidcors/factors.ts';
import { allowanceOf } from '../rules/movement.ts';
import { labelOf } from '../tables/board.ts';
import { designOf } from '../tables/designs.ts';
import { kindOf, labelOfUnit, signOf } from './names.ts';

export const roster: Roster = {
  kinds: [
    { kind: 'ship', word: { one: 'warship', many: 'warships' }, movable: true },
    { kind: 'fleet', word: { one: 'civil fleet', many: 'civil fleets' }, movable: true },
    { kind: 'base', word: { one: 'base', many: 'bases' }, movable: false },
    { kind: 'ground', word: { one: 'ground unit', many: 'ground units' }, movable: false },
  ],
  columns: [
    { key: 'attack', label: 'Attack', align: 'right' },
    { key: 'defense', label: 'Defense', align: 'right' },
    { key: 'command', label: 'Command', align: 'right' },
  ],
  filters: [
    { tag: 'crippled', label: 'Crippled', tip: 'Units that a shipyard can repair' },
    { tag: 'mothballed', label: 'Mothballed', tip: 'Units out of service' },
  ],
  empty: 'You have no units.',
};

const cell = (n: number): Row['cells'][string] => ({ value: phrase('{n}', { n }), sort: n });

const statesOf = ({ crippled, mothballed, unsupplied, guards }: Unit): readonly UnitState[] => [
  ...(crippled ? [{ label: 'crippled', tone: 'bad' } as const] : []),
  ...(unsupplied ? [{ label: 'out of supply', tone: 'warn' } as const] : []),
  ...(mothballed ? [{ label: 'mothballed', tone: 'muted' } as const] : []),
  ...(guards === undefined ? [] : [{ label: 'sentry', tone: 'good' } as const]),
];

/** Where a unit is, in words. */
export const whereSaid = ({ place, between }: Pick<Unit, 'place' | 'between'>): string =>
  between === undefined ? labelOf(place) : `${labelOf(place)}–${labelOf(between)}`;

const hullSaid = (hull: string): Phrase => (hull === '' ? phrase('civil fleet') : phrase('{hull}', { hull }));

/** One unit of the list. */
export function rowOf(id: UnitId, unit: Unit, plan: Plan<Order>): UnitRow {
  const design = designOf(unit);
  const [kind, orders] = [kindOf(design), ordersOf(plan, id)];
  const ordered = orders.find((order) => order.kind === 'move');
  const most = allowanceOf(unit);
  const moves = {
    left: most - (ordered?.way.length ?? 0),
    of: most,
    word: { one: 'sector', many: 'sectors' },
  };
  return {
    unit: id,
    kind,
    label: labelOfUnit(id, unit),
    name: unit.name,
    sign: signOf(design),
    size: 1,
    place: unit.place,
    placeName: whereSaid(unit),
    problems: 0,
    orders: orders.length,
    tags: [...(unit.crippled ? ['crippled'] : []), ...(unit.mothballed ? ['mothballed'] : [])],
    states: statesOf(unit),
    ...((kind === 'ship' || kind === 'fleet') && !unit.mothballed ? { moves } : {}),
    cells: { attack: cell(attackOf(unit)), defense: cell(defenseOf(unit)), command: cell(design.command) },
    said: hullSaid(design.hull),
  };
}

const fact = (label: string, value: Phrase) => ({ label, value });
const rate = ({ points, for: each }: { readonly points: number; readonly for: number }): Phrase =>
  each === 1 ? phrase('{points} EP', { points }) : phrase('{points} EP for {each}', { points, each });

/** The card of a unit. */
export function unitPage({ units }: View, id: UnitId, unit: Unit): Page {
  const { year, hull, cost, maintenance, abilities } = designOf(unit);
  const guarded = unit.guards === undefined ? undefined : units[unit.guards];
  return {
    title: phrase('{label}', { label: labelOfUnit(id, unit) }),
    subtitle: phrase('In {place}', { place: whereSaid(unit) }),
    sections: [
      {
        kind: 'facts',
        title: 'Unit',
        facts: [
          fact('Hull', hullSaid(hull)),
          fact('Attack', phrase('{n}', { n: attackOf(unit) })),
          fact('Defense', phrase('{n}', { n: defenseOf(unit) })),
          ...(guarded === undefined || unit.guards === undefined
            ? []
            : [fact('Guards', phrase('{fleet}', { fleet: labelOfUnit(unit.guards, guarded) }))]),
          ...(unit.route === undefined
            ? []
            : [fact('Trades in', phrase('{sectors}', { sectors: unit.route.map(labelOf).join(', ') }))]),
        ],
      },
      {
        kind: 'facts',
        title: 'Class',
        facts: [
          fact('Built from', phrase('Y{year}', { year })),
          fact('Cost', rate(cost)),
          fact('Maintenance', rate(maintenance)),
          ...(abilities === '' ? [] : [fact('Abilities', phrase('{abilities}', { abilities }))]),
        ],
      },
    ],
  };
}
