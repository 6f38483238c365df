import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type {
  EdgeLayer,
  LegendEntry,
  MapMode,
  MapPicture,
  MapWords,
  Mark,
  Overlay,
  PlaceFact,
  PlacePicture,
} from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import type { System } from '../model/state.ts';
import type { Sighting, View } from '../model/view.ts';
import type { Control } from '../supply/control.ts';
import { controlIn, supplyOf } from '../supply/control.ts';
import { boardAt, boardOf, extentFor, labelOf } from '../map/board.ts';
import { homeworld } from '../setup/figures.ts';
import { terrainNames } from '../map/terrain.ts';
import { drawings } from './drawings.ts';
import { nameOfSeat } from './names.ts';
import { lastSeen, piecesOf } from './pieces.ts';

const words: MapWords = {
  nobody: 'Unclaimed',
  nobodies: 'Nobody',
  unseen: 'Never explored',
  report: 'Sector',
  counted: { one: 'unit', many: 'units' },
  pieces: { own: 'Your units', others: 'Units of others', all: 'Units', none: 'No units are here.' },
  about:
    'Click a sector on the map to see its system and units. With a unit selected, a click moves it there.',
  switches: {
    own: 'Own units',
    foreign: 'Units of others',
    names: 'Names of sectors',
    realms: 'Names of empires',
    ghosts: 'Units seen before',
  },
};

const legend: readonly LegendEntry[] = [
  { of: { mark: 'system' }, label: 'System' },
  { of: { mark: 'home' }, label: 'System with supply for fleets' },
  { of: { mark: 'terrain' }, label: 'System in terrain' },
  { of: { mark: 'battle' }, label: 'Encounter at hand' },
  { of: { pieces: 'own' }, label: 'Your units', sign: 'Heavy Cruiser' },
  { of: { pieces: 'others' }, label: 'Units of others', sign: 'Battlecruiser' },
  { of: { edge: 'trade' }, label: 'Trade route' },
  { of: 'stale', label: 'Not seen this turn' },
];

/** Empires that play, for the part of the board that they play on. */
const countOf = ({ me, others }: View): number => others.length + (me === gameMaster ? 0 : 1);

const fact = (key: string, label: string, n: number): PlaceFact => ({
  key,
  label,
  number: n,
  value: phrase('{n}', { n }),
});

function factsOf(system: Pick<System, 'owner' | 'census'> & Partial<System>): readonly PlaceFact[] {
  const { census, productivity, morale } = system;
  return [
    fact('census', 'Census', census),
    ...(productivity === undefined ? [] : [fact('productivity', 'Productivity', productivity)]),
    ...(morale === undefined ? [] : [fact('morale', 'Morale', morale)]),
  ];
}

/** A sun for each system, the same on every map. */
const sunOf = (place: PlaceId): string => `star-${Number(labelOf(place)) % 5}`;

function marksOf(view: View, place: PlaceId, system: object | undefined): readonly Mark[] {
  const own = view.systems[place];
  const isGreat = own !== undefined && own.census >= 3 && own.productivity >= 3;
  return [
    ...(system === undefined
      ? []
      : [{ key: 'system', sign: sunOf(place), label: 'System', slot: 'middle' } as const]),
    ...(isGreat
      ? [
          {
            key: 'home',
            sign: 'planet',
            label: 'System with supply for fleets',
            slot: 'upper-right',
          } as const,
        ]
      : []),
    ...(view.terrain?.[place] === undefined
      ? []
      : [
          {
            key: 'terrain',
            sign: 'terrain',
            label: `System in terrain: ${terrainNames[view.terrain[place]]}`,
            slot: 'upper-left',
          } as const,
        ]),
    ...(view.encounter?.place === place
      ? [{ key: 'battle', sign: 'blades', label: 'Encounter at hand', slot: 'right' } as const]
      : []),
  ];
}

/** Who holds a sector, as a tint and in words: the reader, or anybody for the game master; more than one; or another (VB 198, 202). */
function heldBy(
  { me, others }: View,
  control: Control,
  place: PlaceId,
): Pick<PlacePicture, 'values' | 'facts'> {
  const said = (value: Phrase) => [{ key: 'control', label: 'Control', value }];
  if (control.isContested(place))
    return { values: { control: { number: 2, tone: 'warn' } }, facts: said(phrase('contested')) };
  const holder = [me, ...others].find((seat) => control.controls(seat, place));
  if (holder === undefined) return { values: {}, facts: [] };
  return {
    values: { control: { number: 1, tone: holder === me || me === gameMaster ? 'good' : 'bad' } },
    facts: said(phrase('{power}', { power: nameOfSeat(holder) })),
  };
}

function placeOf(view: View, control: Control, place: PlaceId, now: number): readonly PlacePicture[] {
  const board = boardAt(place);
  const cell = board.names.cell(place);
  if (cell === undefined) return [];
  const seen: Sighting | undefined = view.sectors[place];
  const own = view.systems[place];
  const system = own ?? seen?.system?.figures ?? seen?.system;
  const turn = own === undefined ? (seen?.turn ?? now) : now;
  const held = heldBy(view, control, place);
  return [
    {
      place,
      at: board.coordinates(cell),
      name: labelOf(place),
      ...defined({ owner: system?.owner }),
      sight: { turn, ...(turn < now ? { stale: true } : {}) },
      facts: [...(system === undefined ? [] : factsOf(system)), ...held.facts],
      marks: marksOf(view, place, system),
      ...(system === undefined
        ? {}
        : { globe: { name: `system ${labelOf(place)}`, wealth: system.census / homeworld.census } }),
      values: {
        ...held.values,
        ...(system === undefined ? {} : { census: { number: system.census } }),
        ...(own === undefined ? {} : { productivity: { number: own.productivity } }),
        ...(own === undefined
          ? {}
          : { morale: { number: own.morale, ...(2 * own.morale < own.census ? { tone: 'bad' } : {}) } }),
      },
      ...(own === undefined || view.me === gameMaster ? {} : { home: own.productivity }),
    },
  ];
}

function overlaysOf(view: View): readonly Overlay[] {
  if (view.me === gameMaster) return [];
  const places = [...supplyOf(imagine(view), view.me)].sort();
  return [{ key: 'supply', label: 'Your supply', tone: 'good', places, look: 'outline' }];
}

function edgesOf({ units }: View): readonly EdgeLayer[] {
  const pairs = inOrder(units).flatMap(([, { route = [] }]) =>
    route.slice(1).map((place, at) => [route[at] ?? place, place] as const),
  );
  const sorted = pairs.map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));
  const once = [...new Map(sorted.map((pair) => [pair.join(' '), pair])).values()];
  return [{ key: 'trade', label: 'Trade route', look: 'lane', tone: 'gold', pairs: once }];
}

/** The game master's tints tell who holds a sector from who fights for one. */
const modesFor = ({ me }: View): readonly MapMode[] => [
  { key: 'units', label: 'Units', shows: 'pieces' },
  { key: 'systems', label: 'Systems', shows: 'marks' },
  { key: 'productivity', label: 'Productivity', shows: 'values', sign: 'coin' },
  { key: 'census', label: 'Census', shows: 'values', sign: 'planet', icon: 'people' },
  {
    key: 'control',
    label: 'Control and contest',
    shows: 'tints',
    unwritten: true,
    tints: [
      ...(me === gameMaster
        ? [{ tone: 'good', label: 'Controlled' } as const]
        : ([
            { tone: 'good', label: 'Controlled by you' },
            { tone: 'bad', label: 'Controlled by others' },
          ] as const)),
      { tone: 'warn', label: 'Contested' },
    ],
  },
  { key: 'morale', label: 'Morale', shows: 'values', sign: 'shield', icon: 'mood' },
];

/** The sectors of the campaign with what is known of their systems and units. */
export function map(view: View): MapPicture {
  const now = lastSeen(view);
  const control = controlIn(imagine(view));
  const known = new Set([...keysInOrder(view.systems), ...keysInOrder(view.sectors), ...view.own.explored]);
  const places = [...known].sort();
  const board = places[0] === undefined ? boardOf('squares') : boardAt(places[0]);
  return {
    grid: board.grid,
    cells: cellsOfBoard(board, { x: 0, y: 0 }, extentFor(countOf(view))),
    places: places.flatMap((place) => placeOf(view, control, place, now)),
    pieces: piecesOf(view, now),
    edges: edgesOf(view),
    overlays: overlaysOf(view),
    modes: modesFor(view),
    columns: [
      { key: 'census', label: 'Census', align: 'right' },
      { key: 'productivity', label: 'Productivity', align: 'right' },
      { key: 'morale', label: 'Morale', align: 'right' },
    ],
    legend,
    drawings,
    words,
  };
}
