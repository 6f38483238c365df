import { readGround } from '#kernel/board/ground.ts';
import type { Position } from '#kernel/board/position.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type {
  Column,
  GroundPicture,
  LegendEntry,
  MapPicture,
  MapWords,
  PiecePicture,
  PlaceFact,
  PlacePicture,
  TerrainPicture,
  Texture,
} from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ship } from '../model/ship.ts';
import type { KnownSite, View } from '../model/view.ts';
import { areaTerrains } from '../galaxy/areaTerrain.ts';
import { boardAt, boardOf, graveyard, isGraveyard, labelOf, sectorSide } from '../galaxy/board.ts';
import { hulls } from '../ships/list/classes.ts';
import { pointTerrains } from '../galaxy/pointTerrain.ts';
import { designOf } from '../ships/list/index.ts';
import { siteKinds } from '../galaxy/sites.ts';
import type { Hex } from '../galaxy/terrain.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import { imagine } from '../model/imagine.ts';
import type { World } from '../galaxy/world.ts';
import { worldOf } from '../galaxy/world.ts';
import { cornerOf, drawnBoard } from './boards.ts';
import { fact, number } from '../model/cells.ts';
import { placeName } from '../words.ts';
import { knownPlaces } from './pages/location.ts';

export const at = (place: PlaceId): Position => ({ kind: 'place', place });

/** How terrains are drawn, by their codes; each of a texture has a colour of its own. */
const drawn: Readonly<Record<string, readonly [Texture, string?]>> = {
  AF: ['asteroids'],
  AZ: ['rift', '#d0507a'],
  CC: ['nebula', '#7d8aa5'],
  DC: ['dust'],
  DS: ['dust', '#c27f3a'],
  GW: ['gravity'],
  HZ: ['radiation', '#d8653a'],
  IS: ['storm'],
  MM: ['asteroids', '#b05f8f'],
  MS: ['asteroids', '#c9b27a'],
  NE: ['nebula'],
  NF: ['storm', '#8a62d8'],
  OM: ['mines'],
  RZ: ['radiation'],
  SC: ['star', '#cfd8ff'],
  SG: ['gate'],
  SZ: ['gravity', '#5aa89a'],
  TZ: ['gate', '#c9a24e'],
  WS: ['rift'],
  BH: ['black-hole'],
  VP: ['pulsar'],
  WD: ['star', '#e8ecff'],
  WH: ['black-hole', '#dfe6ff'],
  NO: ['star', '#ff8a5c'],
  SN: ['star', '#ff5a6a'],
  CO: ['comet'],
  CS: ['star', '#6d8fd8'],
  NS: ['pulsar', '#9fb6ff'],
  DA: ['asteroids', '#6fd0c8'],
  GP: ['dust', '#8fc8b0'],
};

const terrainsOf = (
  layer: string,
  all: readonly { readonly code: string; readonly name: string; readonly sign: string }[],
  usual: Texture,
): readonly TerrainPicture[] =>
  all.map(({ code, name, sign }) => {
    const [texture, color] = drawn[code] ?? [code === 'ES' ? 'open' : usual];
    return { layer, sign, label: name, texture, ...defined({ color }) };
  });

const terrains: readonly TerrainPicture[] = [
  ...terrainsOf('area', areaTerrains, 'nebula'),
  ...terrainsOf('point', [...pointTerrains, ...siteKinds], 'planet'),
];

const words: MapWords = {
  nobody: 'Neutral',
  nobodies: 'Nobody',
  unseen: 'Unknown',
  report: 'Scan',
  counted: { one: 'ship', many: 'ships' },
  pieces: { own: 'Your ships', others: 'Foreign ships', all: 'Ships', none: 'No ships are known here.' },
  about: 'Click a hex on the map for what is known of it: terrain, site and ships.',
  switches: {
    own: 'Own ships',
    foreign: 'Ships of others',
    nobodys: 'Ships of unknown owners',
    names: 'Names of hexes',
    realms: 'Names of Corporations',
    ghosts: 'Ships seen before',
  },
};

const legend: readonly LegendEntry[] = [
  { of: { mark: 'base' }, label: 'base' },
  { of: { pieces: 'own' }, label: 'your ships', sign: 'Heavy Cruiser' },
  { of: { pieces: 'others' }, label: 'foreign ships', sign: 'Heavy Cruiser' },
  { of: 'stale', label: 'seen in an earlier year' },
];

const columns: readonly Column[] = [
  { key: 'site', label: 'Site', align: 'left' },
  { key: 'points', label: 'Site points', align: 'right' },
];

/** The torus with the terrain of every scanned sector (SFW 1302, 1318). */
export function map(books: Books, view: View): MapPicture {
  const { size } = view.parameters;
  const board = boardOf(size);
  const world = worldOf(books, imagine(view));
  return {
    ...drawnBoard(board, size, view.scanned[graveyard] !== undefined),
    ground: groundOf(books, view),
    terrains,
    places: knownPlaces(view).map((place) => picture(world, view, place)),
    pieces: [...foreign(view), ...known(view)],
    modes: [
      { key: 'ships', label: 'Ships', shows: 'pieces' },
      { key: 'sites', label: 'Sites', shows: 'marks' },
    ],
    edges: [],
    legend,
    columns,
    words,
  };
}

const groundOf = (books: Books, view: View): readonly GroundPicture[] =>
  inOrder(view.scanned).flatMap(([sector, book]) => {
    const { width, layers } = books.read(book, groundIn);
    const { x, y } = cornerOf(view.parameters.size, sector);
    return [{ first: { x, y }, width, layers }];
  });

function groundIn(text: string) {
  const read = readGround(text);
  return read.ok ? read.value : { width: sectorSide, layers: {} };
}

function picture({ hex }: World, view: View, place: PlaceId): PlacePicture {
  const { size } = view.parameters;
  const board = boardAt(size, place);
  const cell = board.names.cell(place);
  const corner = isGraveyard(place) ? cornerOf(size, graveyard) : { x: 0, y: 0 };
  const within = cell === undefined ? { x: 0, y: 0 } : board.coordinates(cell);
  const [site, seen] = [view.sites[place], view.sightings[place]];
  const isOwn = site?.owner === view.me;
  const isSeen = site !== undefined || seen !== undefined;
  const turn = Math.max(site?.turn ?? 0, seen?.turn ?? 0, isOwn ? view.turn - 1 : 0);
  return {
    place,
    at: { x: corner.x + within.x, y: corner.y + within.y },
    name: placeName(view, place),
    ...defined({ owner: site?.owner }),
    sight: { turn, ...(isSeen && turn < view.turn - 1 && !isOwn ? { stale: true } : {}) },
    facts: site === undefined ? [] : siteFacts(hex(place), site.points),
    marks: site?.base === true ? [{ key: 'base', sign: 'shield', label: 'Base', slot: 'upper-left' }] : [],
    values: {},
    ...globeOfSite(place, hex(place), site),
    ...(isOwn ? { home: 1 + (place === view.own.home ? 1 : 0) } : {}),
  };
}

/** Kinds of sites on whose ground one can stand. */
const solid: ReadonlySet<string> = new Set(['PL', 'GG', 'PG', 'DP', 'WP', 'BP', 'RP']);
/** What the richest sites produce in a turn, of all resources together. */
const mostProduced = 160;

function globeOfSite(place: PlaceId, hex: Hex, site: KnownSite | undefined): Pick<PlacePicture, 'globe'> {
  const kind = siteKindOf(hex);
  if (site === undefined || kind === undefined || !solid.has(kind.code)) return {};
  const produced = inOrder(site.production).reduce((sum, [, amount]) => sum + amount, 0);
  return {
    globe: {
      name: site.name ?? `${kind.name} ${labelOf(place)}`,
      wealth: Math.min(1, produced / mostProduced),
    },
  };
}

const siteFacts = (hex: Hex, points: number): readonly PlaceFact[] => [
  { ...fact('Site', phrase('{site}', { site: siteKindOf(hex)?.name ?? '?' })), key: 'site' },
  { ...number('Site points', points), key: 'points', number: points },
];

/** Which ship of a hex is drawn: the dearest that goes anywhere. */
const rankOf = (ship: Ship): number => {
  const { speed, cost } = designOf(ship);
  return (speed > 2 ? 1000 : 0) + cost;
};

/** The ships of a Corporation in a hex as one piece: the reader’s own, or all that the game master sees. */
const known = ({ me, ships }: Pick<View, 'me' | 'ships'>): readonly PiecePicture[] =>
  [...Map.groupBy(inOrder(ships), ([, { place, seat }]) => `${place} ${seat}`).values()].flatMap((here) =>
    here
      .toSorted(([, a], [, b]) => rankOf(b) - rankOf(a))
      .slice(0, 1)
      .map(([, first]): PiecePicture => {
        const { name: label, sign } = hulls[designOf(first).hull];
        return {
          position: at(first.place),
          side: first.seat === me ? 'own' : 'other',
          owners: [first.seat],
          sign,
          label,
          count: here.length,
          units: here.map(([id]) => id),
          badges: [],
        };
      }),
  );

/** The same ship by ship, with what was seen of others. */
export const singlePieces = (view: View): readonly PiecePicture[] => [
  ...foreign(view),
  ...inOrder(view.ships).flatMap(([id, ship]) => known({ me: view.me, ships: { [id]: ship } })),
];

/** Ships of others as they were seen, fainter the older and the vaguer that is (SFW 1966). */
const foreign = ({ sightings, turn: now }: View): readonly PiecePicture[] =>
  inOrder(sightings).map(([place, { ships, owner, turn }]) => ({
    position: at(place),
    side: 'other',
    owners: [owner],
    sign: 'Heavy Cruiser',
    units: [],
    badges: [],
    ...(ships === undefined ? { label: 'Ships' } : { label: 'Ships', count: ships }),
    sight: { turn, ...(turn < now - 1 ? { stale: true } : {}), grade: gradeText(ships, owner) },
  }));

const gradeText = (ships: number | undefined, owner: SeatId | undefined): string =>
  owner !== undefined ? 'Counted and named' : ships !== undefined ? 'Counted' : 'Ships are present';
