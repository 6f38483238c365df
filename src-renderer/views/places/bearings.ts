import type { PlaceId } from '#kernel/words/ids.ts';
import type { PlacePicture, Word } from '#kernel/presentation.ts';
import { plural } from '#kernel/words/phrase.ts';
import type { Board } from '../../map/board/board.ts';

/** The eight winds, clockwise from the east, as the screen shows them: north is up. */
const winds = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Wind = (typeof winds)[number];

/** The direction from one place to another, the shortest way around the board; undefined if they are the same, or not on the map. */
export function windTo({ at, lattice }: Board, from: PlaceId, to: PlaceId): Wind | undefined {
  const [start, end] = [at(from), at(to)];
  if (start === undefined || end === undefined || lattice.distance(start, end) === 0) return undefined;
  const [a, b] = [lattice.centreOf(start), lattice.centreOf(lattice.nearest(start, end))];
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return winds[(eighth + 8) % 8];
}

/** Steps between two places; 0 where one is not on the map. */
export function distanceTo({ at, lattice }: Board, from: PlaceId, to: PlaceId): number {
  const [start, end] = [at(from), at(to)];
  return start === undefined || end === undefined ? 0 : lattice.distance(start, end);
}

/** Where `to` is from `from`, in the game's word for a place: `3 hexes north-east of Vulcan`. */
export function bearing(board: Board, from: PlaceId, to: PlaceId, { one, many }: Word): string {
  const wind = windTo(board, from, to);
  return wind === undefined
    ? 'here'
    : `${plural(distanceTo(board, from, to), one, many)} ${wind} of ${board.nameOf(from)}`;
}

export interface Neighbour {
  readonly place: PlaceId;
  readonly wind: Wind;
  /** A way leads there; otherwise something bars it. */
  readonly open: boolean;
  /** What the map calls the way, or what bars it. */
  readonly label: string;
}

/** Where one can go from a place, and where not, clockwise from the east. Without ways of its own, a board joins all places that touch. */
export function neighboursOf(board: Board, from: PlaceId): readonly Neighbour[] {
  const { edges } = board.map;
  const others = edges
    .filter(({ look }) => look !== 'line')
    .flatMap(({ pairs, look, label }) =>
      pairs.flatMap(([a, b]) =>
        a === from || b === from ? [{ place: a === from ? b : a, open: look !== 'bar', label }] : [],
      ),
    );
  const joined = edges.some(({ look }) => look === 'way') ? [] : touching(board, from);
  const known = new Set(others.map(({ place }) => place));
  return [...others, ...joined.filter(({ place }) => !known.has(place))]
    .flatMap((other) => {
      const wind = windTo(board, from, other.place);
      return wind === undefined ? [] : [{ ...other, wind }];
    })
    .sort((a, b) => winds.indexOf(a.wind) - winds.indexOf(b.wind));
}

function touching({ at, lattice, placeAt }: Board, from: PlaceId): readonly Omit<Neighbour, 'wind'>[] {
  const cell = at(from);
  if (cell === undefined) return [];
  return Array.from({ length: lattice.edges }, (_, edge) => placeAt(lattice.over(cell, edge))).flatMap(
    (place) => (place === undefined ? [] : [{ place, open: true, label: 'way' }]),
  );
}

/** Where the reader is most at home; on a map without a home, the first place. */
export const homeOf = ({ map: { places } }: Board): PlacePicture | undefined =>
  [...places].sort((a, b) => (b.home ?? -1) - (a.home ?? -1))[0];
