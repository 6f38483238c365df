import type { PlaceId } from '#kernel/words/ids.ts';
import type { NewsMoment, PiecePicture } from '#kernel/presentation.ts';
import type { Board } from '../../map/board/board.ts';
import type { Point } from '../../map/board/geometry.ts';
import { type MapLook, usualLook } from '../../map/looks/look.ts';
import { type Standing, standingIn } from '../../map/planes/standing.ts';

/** Pieces that are drawn as one, by their names, where they stand. */
export interface Stand extends Standing {
  readonly names: readonly string[];
}

/** How the map looks below what is played: names of realms would lie over ways and fights. */
export const playedLook: MapLook = { ...usualLook, realms: false };

type Pieces = NewsMoment['pieces'];

/** Pieces in their places as the map draws them: what is counted of one owner stands as one. */
export function standsOf(board: Board, pieces: Pieces): readonly Stand[] {
  const stacks = stacked(pieces);
  const by = Map.groupBy(stacks, ({ piece }) => piece.position.place);
  const set: Board = { ...board, piecesIn: (place) => (by.get(place) ?? []).map(({ piece }) => piece) };
  return [...by.keys()].flatMap((place) =>
    standingIn(set, place, playedLook).map((standing) => ({
      ...standing,
      names: stacks.find(({ piece }) => piece === standing.piece)?.names ?? [],
    })),
  );
}

interface Stack {
  readonly piece: PiecePicture;
  readonly names: readonly string[];
}

function stacked(pieces: Pieces): readonly Stack[] {
  const groups = Map.groupBy(pieces, ([name, { position, side, owners, count }]) =>
    position.kind === 'place' && count !== undefined
      ? `${position.place} ${side === 'own' ? 'own' : (owners[0] ?? '')}`
      : name,
  );
  return [...groups.values()].map((group) => {
    const [, largest] = group.reduce((best, next) =>
      (next[1].count ?? 0) > (best[1].count ?? 0) ? next : best,
    );
    const count = group.reduce((sum, [, piece]) => sum + (piece.count ?? 0), 0);
    return {
      piece: group.length === 1 ? largest : { ...largest, count },
      names: group.map(([name]) => name),
    };
  });
}

/** The middle of places; undefined where none is on the map. */
export function middleOf(board: Board, places: readonly PlaceId[]): Point | undefined {
  const [first, ...others] = places.flatMap((place) => board.at(place) ?? []);
  if (first === undefined) return undefined;
  const { centreOf, nearest } = board.lattice;
  const points = [first, ...others.map((other) => nearest(first, other))].map(centreOf);
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** A way from place to place, around the board where that is shorter; places that are not on the map are passed over. */
export function lineOf(board: Board, way: readonly PlaceId[]): readonly Point[] {
  const { centreOf, nearest } = board.lattice;
  let last = board.at(way[0]);
  if (last === undefined) return [];
  const points = [centreOf(last)];
  for (const place of way.slice(1)) {
    const next = board.at(place);
    if (next === undefined) continue;
    last = nearest(last, next);
    points.push(centreOf(last));
  }
  return points;
}

/** The point at part `t` (0 to 1) of a line, with the part of the line before it. */
export function along(
  line: readonly Point[],
  t: number,
): { readonly at: Point; readonly behind: readonly Point[] } {
  const lengths = line
    .slice(1)
    .map((point, index) => Math.hypot(point.x - line[index]!.x, point.y - line[index]!.y));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [from, to] = [line[index]!, line[index + 1]!];
      const part = left / length;
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      return { at, behind: [...line.slice(0, index + 1), at] };
    }
    left -= length;
  }
  return { at: line.at(-1) ?? { x: 0, y: 0 }, behind: line };
}
