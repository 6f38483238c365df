import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Page, Roster, Row, UnitRow, UnitState } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { imagine } from '../model/imagine.ts';
import type { Order } from '../game.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { attackOf, defenseOf } from '../sidcors/factors.ts';
import { allowanceOf } from '../movement/ways.ts';
import { labelOf } from '../map/board.ts';
import { designOf } from '../units/designs.ts';
import { cargoOf, holdOf, sizeOf, quarters } from '../ground/cargo.ts';
import { abilityFacts, basingText } from './yards/classes.ts';
import { kindOf, labelOfUnit, signOf } from './names.ts';

export const roster: Roster = {
  kinds: [
    { kind: 'ship', word: { one: 'warship', many: 'warships' }, movable: true },
    { kind: 'fleet', word: { one: 'civil fleet', many: 'civil fleets' }, movable: true },
    { kind: 'base', word: { one: 'base', many: 'bases' }, movable: false },
    { kind: 'flight', word: { one: 'flight', many: 'flights' }, movable: false },
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

const statesOf = ({
  crippled,
  mothballed,
  unsupplied,
  guards,
  aboard,
  based,
}: Unit): readonly UnitState[] => [
  ...(crippled ? [{ label: 'crippled', tone: 'bad' } as const] : []),
  ...(unsupplied ? [{ label: 'out of supply', tone: 'warn' } as const] : []),
  ...(mothballed ? [{ label: 'mothballed', tone: 'muted' } as const] : []),
  ...(guards === undefined ? [] : [{ label: 'sentry', tone: 'good' } as const]),
  ...(aboard === undefined ? [] : [{ label: 'aboard', tone: 'muted' } as const]),
  ...(based === undefined ? [] : [{ label: 'based', tone: 'muted' } as const]),
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

/** What a unit carries and could, and what it is aboard of or based on. */
function holdFacts(view: View, id: UnitId, { seat, design, aboard = [], based }: Unit) {
  const { any, ground } = holdOf(designOf({ seat, design }));
  const used = sumOf(cargoOf(imagine(view), [id]).map(([, cargo]) => sizeOf(designOf(cargo))));
  const named = (one: UnitId): string => {
    const found = view.units[one];
    return found === undefined ? one : labelOfUnit(one, found);
  };
  return [
    ...(any + ground === 0
      ? []
      : [fact('Cargo', phrase('{used} of {room}', { used: sizeText(used), room: sizeText(any + ground) }))]),
    ...(aboard.length === 0
      ? []
      : [fact('Aboard', phrase('{units}', { units: aboard.map(named).join(', ') }))]),
    ...(based === undefined ? [] : [fact('Based on', phrase('{unit}', { unit: named(based) }))]),
  ];
}

/** A size in points, with quarters. */
const sizeText = (size: number): string =>
  `${Math.floor(size / quarters)}${['', '¼', '½', '¾'][size % quarters] ?? ''}`;

/** What goes where a unit goes: its cargo, its flights, its sentries. */
function companyOf(view: View, id: UnitId): Page['sections'] {
  const duty = ({ aboard = [], based, guards }: Unit): Phrase | undefined => {
    if (aboard.includes(id))
      return aboard.length > 1 ? phrase('cargo, together with others') : phrase('cargo');
    if (based === id) return phrase('based here');
    return guards === id ? phrase('sentry') : undefined;
  };
  const rows = inOrder(view.units).flatMap(([other, unit]): readonly Row[] => {
    const value = duty(unit);
    return value === undefined
      ? []
      : [
          {
            id: other,
            spot: { unit: other },
            cells: {
              unit: { value: phrase('{label}', { label: labelOfUnit(other, unit) }), sort: unit.design },
              duty: { value, sort: other },
            },
          },
        ];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'With it',
      empty: '',
      columns: [
        { key: 'unit', label: 'Unit', align: 'left' },
        { key: 'duty', label: 'As', align: 'left' },
      ],
      rows,
    },
  ];
}

/** The card of a unit. */
export function unitPage(view: View, id: UnitId, unit: Unit): Page {
  const { units } = view;
  const design = designOf(unit);
  const { year, hull, cost, maintenance } = design;
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
          ...holdFacts(view, id, unit),
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
          fact('Command Rating', phrase('{n}', { n: design.command })),
          ...(basingText(design.basing) === ''
            ? []
            : [fact('Basing', phrase('{text}', { text: basingText(design.basing) }))]),
          ...abilityFacts(design),
        ],
      },
      ...companyOf(view, id),
    ],
  };
}
