import type { Board } from '#kernel/board/board.ts';
import type { Brand, PlaceId } from '#kernel/words/ids.ts';
import { hexName } from './board.ts';

/** A hex spine: the side that two hexes share (C4.10, C4.40). It has one name, whichever of the two it is asked of. */
export type SpineId = Brand<string, 'spine'>;

/** Sides of a hex that bear its name, clockwise from the right; the other three bear the names of the hexes beyond. */
const named = 3;

/** The spine over a side of a hex; undefined where the map ends. */
function spineOver(board: Board, place: PlaceId, side: number): SpineId | undefined {
  const cell = board.names.cell(place);
  const beyond = cell === undefined ? undefined : board.step(cell, side);
  if (beyond === undefined) return undefined;
  return (side < named ? `${place}.${side}` : `${board.names.id(beyond)}.${side - named}`) as SpineId;
}

/** The spine that two hexes share; undefined where they do not lie beside each other. */
export function spineBetween(board: Board, a: PlaceId, b: PlaceId): SpineId | undefined {
  const [from, to] = [board.names.cell(a), board.names.cell(b)];
  if (from === undefined || to === undefined) return undefined;
  const side = Array.from({ length: board.sides }, (_, at) => at).find((at) => board.step(from, at) === to);
  return side === undefined ? undefined : spineOver(board, a, side);
}

/** The spines around a hex, clockwise from the right; fewer than six at the edge of the map. */
export const spinesOf = (board: Board, place: PlaceId): readonly SpineId[] =>
  Array.from({ length: board.sides }, (_, side) => spineOver(board, place, side)).filter(
    (spine) => spine !== undefined,
  );

/** The two hexes of a spine; undefined if that names none of this map. */
export function hexesOfSpine(board: Board, spine: SpineId): readonly [PlaceId, PlaceId] | undefined {
  const [, place, side] = /^(h[a-z]{1,2}\d{1,3})\.([0-2])$/.exec(spine) ?? [];
  const cell = place === undefined ? undefined : board.names.cell(place as PlaceId);
  const beyond = cell === undefined ? undefined : board.step(cell, Number(side));
  return cell === undefined || beyond === undefined
    ? undefined
    : [board.names.id(cell), board.names.id(beyond)];
}

/** As it is written: `MM17/MM18`. */
export function spineName(board: Board, spine: SpineId): string {
  return (hexesOfSpine(board, spine) ?? []).map(hexName).join('/');
}
