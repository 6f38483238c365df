import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { nthOrder, placeId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/orders/plan.ts';
import { countOrders, ordersOf } from '#kernel/orders/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Page, Presentation, Roster, UnitRow } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Order } from '../model/orders.ts';
import type { Squadron, View } from '../model/state.ts';
import { orders, stepsOf, wayTo } from '../orders/index.ts';
import { economyOf } from '../rules/money.ts';
import { hexName } from '../tables/board.ts';
import { mobilityNames } from '../tables/economy.ts';
import { firstYear, nameOf } from '../tables/seats.ts';
import { contactSaid, map } from './map.ts';

const roster: Roster = {
  kinds: [{ kind: 'squadron', word: { one: 'squadron', many: 'squadrons' }, movable: true }],
  columns: [
    { key: 'ships', label: 'Ships', align: 'right' },
    { key: 'speed', label: 'Speed', align: 'right' },
  ],
  filters: [],
  empty: 'No squadron of yours is left.',
};

/** A squadron that is not there, for pages of ids that nobody knows. */
const none: Squadron = {
  ...{ seat: '' as Squadron['seat'], flagship: '', place: placeId('h'), speed: 0, ships: [] },
};

const number = (value: number): UnitRow['cells'][string] => ({
  value: phrase('{value}', { value }),
  sort: value,
});

function row({ squadrons }: View, plan: Plan<Order>, unit: UnitId): UnitRow {
  const { place, ships, speed, flagship } = squadrons[unit] ?? none;
  return {
    ...{ unit, kind: 'squadron', label: unit.toUpperCase(), name: flagship, sign: 'SQ', problems: 0 },
    ...{ size: ships.length, states: [], tags: [], place, placeName: hexName(place) },
    cells: { ships: number(ships.length), speed: number(speed) },
    said: phrase('{ships|ship|ships}', { ships: ships.length }),
    orders: ordersOf(plan, unit).length,
  };
}

const said = (view: View, order: Order, unit: UnitId): Phrase =>
  (orders[order.kind] as unknown as OrderKind<View, AnyOrder>).say(order, view, { unit });

const squadronPage = ({ squadrons }: View, unit: UnitId): Page => ({
  title: phrase('Squadron {unit}', { unit: unit.toUpperCase() }),
  sections: [
    {
      kind: 'table',
      title: 'Ships',
      columns: [
        { key: 'hull', label: 'Hull', align: 'left' },
        { key: 'size', label: 'Size class', align: 'right' },
        { key: 'sensors', label: 'Special sensors', align: 'right' },
      ],
      rows: (squadrons[unit]?.ships ?? []).map(({ hull, size, sensors }, at) => ({
        ...{ id: `ship-${at}`, spot: { unit } },
        cells: {
          hull: { value: phrase('{hull}', { hull }), sort: hull },
          ...{ size: number(size), sensors: number(sensors) },
        },
      })),
      empty: 'It has no ships.',
    },
  ],
});

/** The money of the empire (B11.10, B11.15). */
const economyPage = (view: View): Page => ({
  title: phrase('Economy'),
  sections: inOrder(view.empires).map(([seat, { mobility, treasury }]) => ({
    ...{ kind: 'facts', title: nameOf(seat) },
    facts: [
      { label: 'Treasury', value: phrase('{treasury} EP', { treasury }) },
      { label: 'Basic economic value', value: phrase('{value} EP', { value: economyOf(view, seat) }) },
      { label: 'Mobility', value: phrase('{state}', { state: mobilityNames[mobility] }) },
    ],
  })),
});

function location({ systems, contacts, territory, turn }: View, place: PlaceId): Page {
  const [system, contact, owner] = [systems[place], contacts[place], territory[place]];
  return {
    title: phrase('{place}', { place: hexName(place) }),
    sections: [
      {
        kind: 'facts',
        title: 'Hex',
        facts: [
          {
            label: 'Territory',
            value:
              owner === undefined ? phrase('Neutral space') : phrase('{owner}', { owner: nameOf(owner) }),
          },
          ...(system === undefined
            ? []
            : [
                {
                  label: 'System',
                  value: phrase('{name}, {kind}', { name: system.name, kind: system.kind }),
                },
                { label: 'Owner', value: phrase('{owner}', { owner: nameOf(system.owner) }) },
              ]),
          ...(contact === undefined
            ? []
            : [
                {
                  label: contact.turn === turn ? 'Sensors' : 'Sensors, some time ago',
                  value: contactSaid(contact),
                },
              ]),
        ],
      },
    ],
  };
}

/** What a client draws, as data. */
export const presentation: Presentation<View, Order> = {
  words: {
    seat: { one: 'empire', many: 'empires' },
    place: { one: 'hex', many: 'hexes' },
    unit: { one: 'squadron', many: 'squadrons' },
    leader: { one: 'admiral', many: 'admirals' },
    turn: { one: 'turn', many: 'turns' },
  },
  calendar: (turn) =>
    phrase('{when}', { when: `Y${firstYear + Math.floor((turn - 1) / 2)}.${((turn - 1) % 2) + 1}` }),
  roster,
  me: ({ me }) => me,
  seats: ({ me, seats }) =>
    seats.map((seat, banner) => ({
      ...{ seat, name: nameOf(seat), banner },
      ...(seat === me ? { own: true } : {}),
    })),
  map,
  routes: (view, plan, only) =>
    inOrder(view.squadrons).flatMap(([unit, { place }]) =>
      only !== undefined && only !== unit
        ? []
        : ordersOf(plan, unit).flatMap((order) =>
            order.kind === 'plot'
              ? [
                  {
                    ...{ unit, order: order.ref, from: { kind: 'place', place } as const },
                    steps: stepsOf(view, place, order.way),
                  },
                ]
              : [],
          ),
    ),
  screens: [
    { shows: 'map', title: 'Map' },
    { shows: 'units', title: 'Squadrons' },
    { shows: 'page', key: 'economy', title: 'Economy', sign: 'study' },
    { shows: 'messages', title: 'Log' },
  ],
  page: (view) => economyPage(view),
  location: (view, _, place) => location(view, place),
  units: (view, plan) =>
    inOrder(view.squadrons).flatMap(([unit, { seat }]) => (seat === view.me ? [row(view, plan, unit)] : [])),
  unit: (view, plan, unit) => ({
    row: row(view, plan, unit),
    page: squadronPage(view, unit),
    stacks: [],
    orders: ordersOf(plan, unit).map((order) => ({
      ...{ ref: order.ref, kind: order.kind, said: said(view, order, unit) },
    })),
  }),
  nextRef: ({ me, turn }, plan) => nthOrder(me, turn, countOrders(plan) + 1),
  moveTo(view, plan, unit, to) {
    const squadron = view.squadrons[unit];
    if (squadron?.seat !== view.me || ordersOf(plan, unit).some(({ kind }) => kind === 'plot')) return [];
    const way = wayTo(view, squadron.place, to);
    return way.length === 0 || way.length > squadron.speed ? [] : [{ kind: 'plot', way }];
  },
};
