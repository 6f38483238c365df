import type { PlaceId } from '#kernel/words/ids.ts';
import type { MapMode, MapPicture, PiecePicture } from '#kernel/presentation.ts';
import type { Board } from '../board/board.ts';
import type { Point } from '../board/geometry.ts';
import type { MapLook } from '../looks/look.ts';

/** A piece where it stands; `size` in world units. */
export interface Standing {
  readonly piece: PiecePicture;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Whose piece of a place: the reader's own, or any other. */
export type PieceSide = 'own' | 'others';
export const sideOf = ({ side }: PiecePicture): PieceSide => (side === 'own' ? 'own' : 'others');

/** What the map shows now; the first of its modes if the look has one that this game does not know. */
export const modeOf = ({ modes }: MapPicture, { mode }: MapLook): MapMode =>
  modes.find(({ key }) => key === mode) ?? modes[0]!;

/** Whether this look shows a piece: the own ones, those of other seats, or those of nobody. */
const isShown = ({ side, owners }: PiecePicture, look: MapLook): boolean =>
  side === 'own' ? look.own : owners.some((owner) => (owner === undefined ? look.independent : look.foreign));

/** Offsets and size of so many pieces in one place. */
function spread(count: number): { readonly size: number; readonly at: readonly Point[] } {
  if (count === 1) return { size: 54, at: [{ x: 0, y: 1 }] };
  if (count === 2)
    return {
      size: 47,
      at: [
        { x: -23.5, y: 1 },
        { x: 23.5, y: 1 },
      ],
    };
  const [columns, size] = count <= 4 ? [2, 34] : [3, 27];
  const rows = Math.ceil(count / columns);
  return {
    size,
    at: Array.from({ length: count }, (_, index) => ({
      x: ((index % columns) - (columns - 1) / 2) * size * 0.94,
      y: (Math.floor(index / columns) - (rows - 1) / 2) * size * 0.86 - 3,
    })),
  };
}

/** Most pieces drawn in one place. */
const mostDrawn = 9;

/** The pieces of a place that this look shows: one in the middle, or side by side, own first. In the order in which they are drawn. */
export function standingIn(board: Board, place: PlaceId, look: MapLook): readonly Standing[] {
  const shown = board.piecesIn(place).filter((piece) => isShown(piece, look));
  const inside = shown.filter(({ position }) => position.kind !== 'edge').slice(0, mostDrawn);
  const centre = board.centreOf(place);
  if (centre === undefined) return [];
  const ordered = [
    ...inside.filter(({ side }) => side === 'own'),
    ...inside.filter(({ side }) => side !== 'own'),
  ];
  const { size, at } = inside.length === 0 ? { size: 0, at: [] } : spread(inside.length);
  return [
    ...shown.flatMap((piece) => between(board, centre, piece)),
    ...inside.map((piece): Standing => {
      const offset = at[ordered.indexOf(piece)]!;
      // A front is seen best where it is large.
      const larger = piece.position.kind === 'facing' && inside.length === 1 ? 1.15 : 1;
      return { piece, x: centre.x + offset.x, y: centre.y + offset.y, size: size * larger };
    }),
  ];
}

/** A piece between two places stands half way. */
function between({ at, lattice }: Board, centre: Point, piece: PiecePicture): readonly Standing[] {
  const { position } = piece;
  if (position.kind !== 'edge') return [];
  const [from, to] = [at(position.place), at(position.to)];
  if (from === undefined || to === undefined) return [];
  const beyond = lattice.centreOf(lattice.nearest(from, to));
  return [{ piece, x: (centre.x + beyond.x) / 2, y: (centre.y + beyond.y) / 2, size: 37 }];
}

/** Where the pieces of one side stand, or would stand beside those of the other. */
export function spotFor(
  board: Board,
  place: PlaceId,
  side: PieceSide,
): { readonly x: number; readonly y: number; readonly size: number } | undefined {
  const centre = board.centreOf(place);
  if (centre === undefined) return undefined;
  const shared = board.piecesIn(place).some((piece) => sideOf(piece) !== side);
  const { size, at } = spread(shared ? 2 : 1);
  const offset = at[shared && side === 'others' ? 1 : 0]!;
  return { x: centre.x + offset.x, y: centre.y + offset.y, size };
}

/** Whose piece is at a point of a place, if this look shows one there. */
export function pieceAt(
  board: Board,
  place: PlaceId,
  look: MapLook,
  point: Point,
  scale: number,
): PieceSide | undefined {
  if (modeOf(board.map, look).shows !== 'pieces' || scale < 0.3) return undefined;
  const near = standingIn(board, place, look).find(
    ({ x, y, size }) => Math.hypot(point.x - x, point.y - y) < size * 0.45,
  );
  return near && sideOf(near.piece);
}
