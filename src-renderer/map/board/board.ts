import type { Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapPicture, PiecePicture, PlacePicture } from '#kernel/presentation.ts';
import { type Box, boxOver, type Point, radius } from './geometry.ts';
import { type Lattice, latticeOf } from './lattice.ts';

/** A map's picture, with its places and pieces to look up. */
export interface Board {
  readonly map: MapPicture;
  readonly lattice: Lattice;
  /** Where a place is drawn; undefined for a place that is not on the map. */
  at(place: PlaceId | undefined): Coordinates | undefined;
  /** The place of a cell or its image. */
  placeAt(at: Coordinates): PlaceId | undefined;
  /** What there is to say of a place. */
  picture(place: PlaceId | undefined): PlacePicture | undefined;
  pictureAt(at: Coordinates): PlacePicture | undefined;
  /** The label of a cell of a board of cells. */
  labelOf(place: PlaceId): string | undefined;
  /** What the map calls a place. */
  nameOf(place: PlaceId): string;
  /** The pieces that stand in a place, in their order. */
  piecesIn(place: PlaceId): readonly PiecePicture[];
  centreOf(place: PlaceId | undefined): Point | undefined;
  readonly box: Box;
}

const boards = new WeakMap<MapPicture, Board>();

export function boardOf(map: MapPicture): Board {
  const made = boards.get(map) ?? makeBoard(map);
  boards.set(map, made);
  return made;
}

/** A cell of a board of cells, with the label that the board gives it. */
export interface NamedCell {
  readonly at: Coordinates;
  readonly place: PlaceId;
  readonly label: string;
}

/** Every cell of a board of cells; none of a board of links. */
export function cellsOf({ cells }: MapPicture): readonly NamedCell[] {
  if (cells === undefined) return [];
  const { first, width, prefix } = cells;
  return cells.labels.split(' ').flatMap((label, index) =>
    label === ''
      ? []
      : [
          {
            at: { x: first.x + (index % width), y: first.y + Math.floor(index / width) },
            place: `${prefix}${label.toLowerCase()}` as PlaceId,
            label,
          },
        ],
  );
}

/** The place of that name or label, whatever its letters; undefined where the map has none. */
export function placeNamed(map: MapPicture, text: string): PlaceId | undefined {
  const is = (name: string | undefined): boolean => name?.toLowerCase() === text.toLowerCase();
  return (
    map.places.find(({ name, label }) => is(name) || is(label))?.place ??
    cellsOf(map).find(({ label }) => is(label))?.place
  );
}

function makeBoard(map: MapPicture): Board {
  const lattice = latticeOf(map.grid);
  const pictures = new Map(map.places.map((place) => [place.place, place]));
  const found = cellsOf(map);
  const labels = new Map(found.map(({ place, label }) => [place, label]));
  const where = new Map<PlaceId, Coordinates>(found.map(({ place, at }) => [place, at]));
  for (const { place, at } of map.places) where.set(place, at);
  const placed = new Map<string, PlaceId>();
  for (const [place, at] of where) placed.set(lattice.key(at), place);
  const pieces = Map.groupBy(map.pieces, ({ position }) => position.place);
  const placeAt = (at: Coordinates): PlaceId | undefined => placed.get(lattice.key(at));
  const picture = (place: PlaceId | undefined): PlacePicture | undefined =>
    place === undefined ? undefined : pictures.get(place);
  const at = (place: PlaceId | undefined): Coordinates | undefined =>
    place === undefined ? undefined : where.get(place);
  return {
    map,
    lattice,
    at,
    placeAt,
    picture,
    pictureAt: (cell) => picture(placeAt(cell)),
    labelOf: (place) => labels.get(place),
    nameOf: (place) => pictures.get(place)?.name ?? labels.get(place) ?? place,
    piecesIn: (place) => pieces.get(place) ?? [],
    centreOf(place) {
      const cell = at(place);
      return cell && lattice.centreOf(cell);
    },
    box: boxOf(lattice, [...where.values()]),
  };
}

/** The box of some cells; around nothing, that of one cell. */
export function boxOf(lattice: Lattice, cells: readonly Coordinates[]): Box {
  const centres = cells.map(lattice.centreOf);
  const [left, top, right, bottom] = boxOver(centres.map(({ x, y }) => [x, y, x, y]));
  return cells.length === 0
    ? [-radius, -radius, radius, radius]
    : [left - radius, top - radius, right + radius, bottom + radius];
}

/** Not seen this turn, or never. */
export const isOld = ({ sight }: PlacePicture): boolean => sight === undefined || sight.stale === true;
