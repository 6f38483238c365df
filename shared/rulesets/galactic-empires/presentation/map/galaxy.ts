import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Column, EdgeLayer, LegendEntry, MapMode, MapPicture, MapWords } from '#kernel/presentation.ts';
import { piecesIn, sectorPicture, type ShownSector } from './sector.ts';

const modes: readonly MapMode[] = [
  { key: 'ships', label: 'Starships', shows: 'pieces' },
  { key: 'locations', label: 'Locations: industrial centers and defences', shows: 'marks' },
  { key: 'revenue', label: 'Revenue', shows: 'values', sign: 'coin' },
];

const legend: readonly LegendEntry[] = [
  { of: { mark: 'annexed' }, label: 'golden base: annexed' },
  { of: { edge: 'barrier' }, label: 'barrier: no way through' },
  { of: { mark: 'center' }, label: 'industrial center' },
  { of: { mark: 'defence' }, label: 'sector defence and its level' },
  { of: { pieces: 'own' }, sign: 'Heavy Cruiser', label: 'own ships' },
  { of: { pieces: 'both' }, sign: 'Heavy Cruiser', label: 'ships of others or of nobody' },
  { of: { pieces: 'others' }, sign: 'Heavy Cruiser', label: 'ships of others' },
  { of: { pieces: 'nobodys' }, sign: 'Heavy Cruiser', label: 'independent ships' },
  { of: { mark: 'battle' }, label: 'battle last turn' },
  { of: 'stale', label: 'no report this turn' },
];

const columns: readonly Column[] = [
  { key: 'revenue', label: 'Revenue', align: 'right' },
  { key: 'damage', label: 'Damage', align: 'right' },
  { key: 'center', label: 'Industry', align: 'left' },
  { key: 'defence', label: 'Defence', align: 'right' },
];

const words: MapWords = {
  nobody: 'Independent',
  nobodies: 'Independents',
  unseen: 'Never reported',
  report: 'Report',
  counted: { one: 'ship', many: 'ships' },
  pieces: {
    own: 'Your starships',
    others: 'Foreign starships',
    all: 'Starships',
    none: 'No starships are known here.',
  },
  about:
    'Click a sector on the map for its report: owner, revenue, forces, and the orders your headquarters can give there.',
  switches: {
    own: 'Own starships',
    foreign: 'Foreign starships',
    nobodys: 'Independent starships',
    names: 'Sector names',
    realms: 'Empire names',
    ghosts: 'Ships seen on earlier turns',
  },
};

type Pairs = readonly (readonly [PlaceId, PlaceId])[];

/** The picture of these sectors, on hexes with a point up. Linked pairs and neighbours without a link, each pair once. */
export function galaxyPicture(
  me: SeatId,
  sectors: readonly ShownSector[],
  { links = [], barriers = [] }: { readonly links?: Pairs; readonly barriers?: Pairs },
): MapPicture {
  const edges: readonly EdgeLayer[] = [
    { key: 'link', label: 'way', look: 'way', pairs: links },
    { key: 'barrier', label: 'barrier', look: 'bar', pairs: barriers },
  ];
  return {
    grid: { tiling: 'pointed' },
    places: sectors.map((sector) => sectorPicture(me, sector)),
    edges,
    pieces: sectors.flatMap(piecesIn),
    modes,
    legend,
    columns,
    words,
  };
}
