import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { freshRef, ordersOf } from '#kernel/game/plan.ts';
import type { Thing } from '#kernel/words/spot.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type {
  Fact,
  Page,
  Presentation,
  Roster,
  RouteStep,
  Row,
  Scale,
  SlotsRow,
  UnitRow,
} from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { arc } from '#kernel/board/bearing.ts';
import { route } from '#kernel/board/route.ts';
import type { BoxGroup } from '#kernel/picture/boxes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { at, changes, map, news } from './map.ts';
import { readChart } from '../floor.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { boatOf } from '../model/state.ts';
import { orders } from '../game.ts';
import { board } from '../tables.ts';

const pearlsCell = (value: Phrase, sort: number): Row['cells'][string] => ({ value, sort });

const row = ({ boat, me, reefs, turn }: View, plan: Plan<Order>): UnitRow => {
  const below = reefs[boat.place]?.turn === turn ? reefs[boat.place]?.pearls : undefined;
  return {
    unit: boatOf(me),
    kind: 'boat',
    label: 'B1',
    name: boat.name,
    sign: 'Boat',
    size: 1,
    states: [],
    place: boat.place,
    placeName: board.label(boat.place),
    problems: 0,
    cells: {
      pearls: pearlsCell(phrase('{pearls}', { pearls: boat.pearls }), boat.pearls),
      ...(below === undefined ? {} : { below: pearlsCell(phrase('{below}', { below }), below) }),
    },
    tags: (below ?? 0) > 0 ? ['rich'] : [],
    said: phrase('{pearls|pearl|pearls} on board', { pearls: boat.pearls }),
    orders: ordersOf(plan, boatOf(me)).length,
  };
};

const whole = (unit: string): Scale => ({ unit, per: 1 });

const roster: Roster = {
  kinds: [{ kind: 'boat', word: { one: 'boat', many: 'boats' }, movable: true }],
  columns: [
    { key: 'pearls', label: 'Pearls', align: 'right' },
    { key: 'below', label: 'Below', align: 'right' },
  ],
  filters: [{ tag: 'rich', label: 'Over pearls', tip: 'Boats that lie where pearls are known to be' }],
  empty: 'Your boat is gone.',
};

const said = (view: View, order: Order, unit: UnitId) =>
  (orders[order.kind] as OrderKind<View, Order>).say(order, view, { unit });

/** Room for pearls on board, and the divers at the bow. */
const cardOf = ({ pearls, dived }: View['boat']): readonly BoxGroup[] => [
  {
    key: 'hold',
    label: 'Hold',
    family: 'hold',
    boxes: Array.from({ length: Math.max(6, pearls) }, (_, at) => ({
      id: `hold ${at}`,
      state: at < pearls ? 'armed' : 'whole',
    })),
  },
  {
    key: 'divers',
    label: 'Divers',
    family: 'crew',
    arc: arc(22, 2),
    boxes: [{ id: 'diver', state: dived ? 'used' : 'whole', text: 'D' }],
  },
];

/** What the boat did this tide. */
const tideOf = ({ sailed, dived, empty }: View['boat']): SlotsRow['cells'] => [
  sailed ? { said: phrase('Sailed'), spans: 1 } : { spans: 1 },
  dived ? { said: phrase('Dived'), spans: 1, tone: empty ? 'bad' : 'good' } : { spans: 1 },
];

const boatPage = ({ boat, buoys }: View): Page => ({
  title: phrase('Your boat'),
  sections: [
    {
      kind: 'facts',
      title: 'On board',
      facts: [{ label: 'Pearls', value: phrase('{pearls}', { pearls: boat.pearls }) }],
    },
    { kind: 'card', title: 'Card', groups: cardOf(boat) },
    {
      kind: 'slots',
      title: 'This tide',
      heads: ['Sailing', 'Diving', 'Again'],
      empty: '',
      rows: [{ id: 'boat', label: 'Boat', spot: {}, cells: tideOf(boat) }],
    },
    {
      kind: 'table',
      title: 'Buoys',
      columns: [{ key: 'place', label: 'Lies in', align: 'left' }],
      rows: inOrder(buoys).map(([buoy, { place: where }]) => ({
        id: buoy,
        spot: { thing: { kind: 'buoy', id: buoy } },
        cells: {
          place: { value: phrase('{place}', { place: board.label(where) }), sort: board.label(where) },
        },
      })),
      empty: 'None is set.',
    },
  ],
});

/** What is known of all reefs. */
const reefsPage = ({ reefs }: View): Page => ({
  title: phrase('Reefs'),
  sections: [
    {
      kind: 'table',
      title: 'Known pearls',
      columns: [
        { key: 'reef', label: 'Reef', align: 'left' },
        { key: 'pearls', label: 'Pearls', align: 'right' },
      ],
      rows: inOrder(reefs).map(([reef, { pearls }]) => ({
        id: reef,
        spot: { place: reef },
        cells: {
          reef: { value: phrase('{reef}', { reef: board.label(reef) }), sort: board.label(reef) },
          pearls: pearlsCell(phrase('{pearls}', { pearls }), pearls),
        },
      })),
      empty: 'No reef was seen yet.',
    },
  ],
});

function chartFacts(books: Books, charts: View['charts'], here: PlaceId): readonly Fact[] {
  const chart = charts?.[here];
  if (chart === undefined || !books.has(chart)) return [];
  const { soil, fathoms } = books.read(chart, readChart);
  return [{ label: 'Sea floor', value: phrase('{soil}, {fathoms} fathoms down', { soil, fathoms }) }];
}

function location(books: Books, { reefs, charts }: View, here: PlaceId): Page {
  const known = reefs[here];
  const value =
    known === undefined
      ? phrase('Not seen')
      : phrase('{pearls} in turn {turn}', { pearls: known.pearls, turn: known.turn });
  return {
    title: phrase('{place}', { place: board.label(here) }),
    sections: [
      {
        kind: 'facts',
        title: 'Reef',
        facts: [{ label: 'Pearls', value }, ...chartFacts(books, charts, here)],
      },
    ],
  };
}

/** The page of a buoy; undefined for any other thing, and for buoys that are not there. */
function thingPage({ buoys, boat }: View, { kind, id }: Thing): Page | undefined {
  const buoy = kind === 'buoy' ? buoys[id] : undefined;
  if (buoy === undefined) return undefined;
  const lies = { to: 'place', id: buoy.place, text: board.label(buoy.place) } as const;
  return {
    title: phrase('Buoy in {place}', { place: board.label(buoy.place) }),
    sections: [
      {
        kind: 'facts',
        title: 'Buoy',
        facts: [
          { label: 'Lies in', value: phrase('{place}', { place: lies }) },
          {
            label: 'Your boat',
            value: boat.place === buoy.place ? phrase('Is there') : phrase('Is elsewhere'),
          },
        ],
      },
    ],
  };
}

/** A passage to a reef, which there may not be. */
const voyage = (from: PlaceId, to: PlaceId): RouteStep => ({
  position: at(to),
  ...(board.neighbours(from).includes(to) ? {} : { wrong: phrase('No passage leads there.') }),
});

/** What a client draws, as data, over these books. */
export const presentationOver = (books: Books): Presentation<View, Order> => ({
  words: {
    seat: { one: 'house', many: 'houses' },
    place: { one: 'reef', many: 'reefs' },
    unit: { one: 'boat', many: 'boats' },
    leader: { one: 'skipper', many: 'skippers' },
    turn: { one: 'tide', many: 'tides' },
  },
  calendar: (turn) => phrase('tide {turn}', { turn }),
  roster,
  me: ({ me }) => me,
  seats: ({ me, others }) =>
    [...(me === gameMaster ? [] : [me]), ...keysInOrder(others)]
      .sort()
      .map((seat, banner) => ({ seat, name: seat, banner, ...(seat === me ? { own: true } : {}) })),
  map,
  changes,
  news,
  reach: ({ boat, me }, _, unit) =>
    unit !== boatOf(me) || boat.sailed
      ? []
      : [
          {
            key: 'sail',
            label: 'Reefs it can sail to',
            tone: 'good',
            look: 'fill',
            of: unit,
            places: [boat.place, ...board.neighbours(boat.place)],
          },
        ],
  way: (_, from, to) => route(from, to, board.neighbours, () => 1),
  routes: ({ boat, me }, plan) =>
    ordersOf(plan, boatOf(me)).flatMap((order) =>
      order.kind === 'sail'
        ? [
            {
              unit: boatOf(me),
              order: order.ref,
              from: at(boat.place),
              steps: [voyage(boat.place, order.to)],
            },
          ]
        : [],
    ),
  screens: [
    { shows: 'map', title: 'Chart' },
    {
      shows: 'page',
      key: 'boat',
      title: 'Boat',
      sign: 'ship',
      orders: {
        hint: 'Choose a buoy to take it in.',
        whole: 'For the whole house',
        none: 'There is nothing to order for the house.',
      },
    },
    { shows: 'page', key: 'reefs', title: 'Reefs', sign: 'study' },
    { shows: 'messages', title: 'Log' },
  ],
  page: (view, _, screen) => (screen === 'reefs' ? reefsPage(view) : boatPage(view)),
  location: (view, _, here) => location(books, view, here),
  thing: (view, _, thing) => thingPage(view, thing),
  purses: ({ boat, me }, plan) =>
    me === gameMaster
      ? []
      : [
          { key: 'pearls', label: 'Pearls', scale: whole('pearls'), holds: boat.pearls, spends: 0 },
          {
            key: 'dives',
            label: 'Dives',
            scale: whole('dives'),
            holds: 1,
            spends: ordersOf(plan, boatOf(me)).filter(({ kind }) => kind === 'dive').length,
          },
        ],
  units: (view, plan) => (view.me === gameMaster ? [] : [row(view, plan)]),
  unit: (view, plan, unit) => ({
    row: row(view, plan),
    page: boatPage(view),
    stacks: [],
    orders: ordersOf(plan, unit).map((order) => ({
      ref: order.ref,
      kind: order.kind,
      said: said(view, order, unit),
    })),
  }),
  nextRef: ({ me, turn }, plan) => freshRef(me, turn, plan),
  moveTo: ({ boat }, _, __, to) => (board.neighbours(boat.place).includes(to) ? [{ kind: 'sail', to }] : []),
});
