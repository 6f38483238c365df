import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';
import type {
  LegendEntry,
  MapPicture,
  MapWords,
  Mark,
  PiecePicture,
  PlacePicture,
  Sight,
} from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../model/state.ts';
import type { Find, System } from '../model/system.ts';
import { boardOf, hexName } from '../map/board.ts';
import { isFixed } from '../model/territory.ts';
import { baseLegend, baseMarks, basePlaceFacts } from './bases/page.ts';
import { groundOf } from './ground.ts';
import { mineEdges, mineLegend, mineOverlay } from './layers/mines.ts';
import { empireOverlays, layersFor } from './layers/switches.ts';
import { frontEdges, frontOverlay } from './space.ts';
import { routeEdges, routeFacts, routeLegend } from './routes.ts';
import { signOf } from './squadrons/units.ts';
import { contactSaid, sightOf, contactPiece } from './layers/contacts.ts';

const words: MapWords = {
  nobody: 'Neutral space',
  nobodies: 'Nobody',
  unseen: 'Never scanned',
  report: 'Read',
  counted: { one: 'ship', many: 'ships' },
  pieces: { own: 'Your squadrons', others: 'Contacts', all: 'Squadrons', none: 'No squadrons here.' },
  about:
    'Click a hex on the map to see what is known about it. With a squadron selected, a click plots its course.',
  switches: {
    own: 'Own squadrons',
    foreign: 'Contacts',
    names: 'Names of hexes',
    realms: 'Names of empires',
    ghosts: 'Contacts of earlier turns',
  },
};

const legend: readonly LegendEntry[] = [
  { of: { pieces: 'own' }, sign: 'Heavy Cruiser', label: 'Your squadrons, with their number of ships' },
  { of: { pieces: 'others' }, sign: 'Light Cruiser', label: 'Contact: foreign ships, as sensors read them' },
  { of: 'stale', label: 'Contact of an earlier turn' },
  { of: { mark: 'homeworld' }, label: 'Homeworld' },
  { of: { mark: 'major' }, label: 'Major system' },
  { of: { mark: 'minor' }, label: 'Minor system' },
  { of: { mark: 'find' }, label: 'Uninhabited system' },
  ...baseLegend,
  { of: { edge: 'arm-edge' }, label: 'Edge of the arm' },
  ...routeLegend,
  ...mineLegend,
  { of: { edge: 'front' }, label: 'Front' },
];

/** Squadrons, those of one empire in one hex as one; bases are marks. */
export const squadronPieces = ({ squadrons, me }: Pick<View, 'squadrons' | 'me'>): readonly PiecePicture[] =>
  [
    ...Map.groupBy(
      inOrder(squadrons).filter(([, one]) => !isFixed(one)),
      ([, { place, seat }]) => `${place} ${seat}`,
    ).values(),
  ].flatMap((here): readonly PiecePicture[] => {
    const [first] = here;
    if (first === undefined) return [];
    const [, { place, seat, ships }] = first;
    return [
      {
        position: { kind: 'place', place },
        side: seat === me ? 'own' : 'other',
        owners: [seat],
        sign: signOf({ ships }),
        label: here.map(([unit]) => unit.toUpperCase()).join(', '),
        count: here.reduce((sum, [, one]) => sum + one.ships.length, 0),
        units: here.map(([unit]) => unit),
        badges: [],
      },
    ];
  });

const stars = { homeworld: 'star-4', major: 'star-2', minor: 'star-1' } as const;
/** How rich its globe looks, by its kind. */
const wealths = { homeworld: 1, major: 0.6, minor: 0.25 } as const;
const systemNames = { homeworld: 'Homeworld', major: 'Major system', minor: 'Minor system' } as const;

const marksOf = ({ kind }: System): readonly Mark[] => [
  { key: 'sun', sign: stars[kind], label: '', slot: 'middle' },
  {
    key: kind,
    label: systemNames[kind],
    slot: 'upper-right' as const,
    sign: kind === 'minor' ? 'coin' : 'planet',
    ...(kind === 'homeworld' ? { tone: 'gold' as const } : {}),
  },
];

/** What nobody has built on yet, in words (B3.151). */
export const findNames: Readonly<Record<Find['kind'], string>> = {
  major: 'Uninhabited, a major system',
  minor: 'Uninhabited, a minor system',
};
const marksOfFind = ({ kind }: Find): readonly Mark[] => [
  { key: 'sun', sign: stars[kind], label: '', slot: 'middle' },
  { key: 'find', label: 'Uninhabited system', slot: 'upper-right', sign: 'eye' },
];

/** When a system of others was read that is not read now, on a double-blind map. */
function readOf({ read = {}, turn }: View, place: PlaceId): Sight {
  const then = read[place];
  return then === undefined ? { turn } : { turn: then, stale: true };
}

/** @param held the hexes of the reader’s squadrons */
function placePicture(view: View, place: PlaceId, held: ReadonlySet<PlaceId>): PlacePicture {
  const { map: hexes, systems, finds = {}, contacts, territory, turn, me } = view;
  const board = boardOf(hexes);
  const cell = board.names.cell(place);
  const [system, contact] = [systems[place], contacts[place]];
  const find = system === undefined ? finds[place] : undefined;
  const named = system ?? find;
  const owner = system?.owner ?? territory[place];
  const home = system?.owner === me ? (system.kind === 'homeworld' ? 3 : 2) : held.has(place) ? 1 : 0;
  return {
    place,
    at: cell === undefined ? { x: 0, y: 0 } : board.coordinates(cell),
    ...(named === undefined ? { name: hexName(place) } : { name: named.name, label: hexName(place) }),
    sight: contact === undefined ? readOf(view, place) : sightOf(contact, turn),
    ...(owner === undefined ? {} : { owner, ...(system === undefined ? { outlying: true } : {}) }),
    facts: [
      ...(system === undefined
        ? []
        : [
            {
              key: 'system',
              label: systemNames[system.kind],
              value: phrase('{name}', { name: system.name }),
            },
          ]),
      ...(find === undefined
        ? []
        : [
            {
              key: 'find',
              label: findNames[find.kind],
              value: phrase('{name}', { name: find.name }),
            },
          ]),
      ...routeFacts(view, place),
      ...basePlaceFacts(view, place),
      ...(contact === undefined ? [] : [{ key: 'contact', label: 'Sensors', value: contactSaid(contact) }]),
    ],
    marks: [
      ...(system === undefined ? (find === undefined ? [] : marksOfFind(find)) : marksOf(system)),
      ...baseMarks(view, place),
    ],
    values: {},
    ...(system === undefined ? {} : { globe: { name: system.name, wealth: wealths[system.kind] } }),
    ...(home > 0 ? { home } : {}),
  };
}

/** Contacts, and the squadrons that the reader knows all of, each by itself. */
export const singlePieces = (view: View): readonly PiecePicture[] => [
  ...inOrder(view.contacts).map(([place, contact]) => contactPiece(place, contact, view.turn)),
  ...inOrder(view.squadrons).flatMap(([unit, squadron]) =>
    squadronPieces({ me: view.me, squadrons: { [unit]: squadron } }),
  ),
];

/** The map with its systems and borders, the reader’s squadrons and what sensors read; whole for the game master. */
export function map(view: View): MapPicture {
  const board = boardOf(view.map);
  const shown = [
    ...keysInOrder(view.systems),
    ...keysInOrder(view.territory),
    ...keysInOrder(view.contacts),
    ...keysInOrder(view.finds ?? {}),
    ...keysInOrder(view.routes ?? {}),
    ...keysInOrder(view.sighted ?? {}),
    ...keysInOrder(view.sites ?? {}),
    ...inOrder(view.squadrons).map(([, { place }]) => place),
  ];
  const held = new Set(
    valuesInOrder(view.squadrons).flatMap(({ place, seat }) => (seat === view.me ? [place] : [])),
  );
  const ground = groundOf(view);
  return {
    grid: board.grid,
    cells: cellsOfBoard(board, { x: 0, y: 0 }, { across: view.map.across, down: view.map.first.length }),
    places: [...new Set(shown)].sort().map((place) => placePicture(view, place, held)),
    pieces: [
      ...inOrder(view.contacts).map(([place, contact]) => contactPiece(place, contact, view.turn)),
      ...squadronPieces(view),
    ],
    modes: [
      { key: 'squadrons', label: 'Squadrons', shows: 'pieces' },
      { key: 'systems', label: 'Systems', shows: 'marks' },
    ],
    ...ground,
    edges: [
      ...ground.edges,
      ...routeEdges(view),
      ...mineEdges(view),
      ...(view.fronts === undefined ? [] : [frontEdges(view)]),
    ],
    overlays: [...frontOverlay(view), ...mineOverlay(view), ...empireOverlays(view)],
    layers: layersFor(view),
    legend: view.me === gameMaster ? legend.slice(3) : legend,
    columns: [],
    words,
  };
}
