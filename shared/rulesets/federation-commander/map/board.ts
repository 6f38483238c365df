import type { Cell, Coordinates, Extent, Side } from '#kernel/board/grid.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { PlaceId } from '#kernel/words/ids.ts';

/* Hexes without an edge, columns of even numbers half a hex lower. A fixed map is a part of them (FC 8A). */

const digits = (number: number): string =>
  `${number < 0 ? 'm' : ''}${String(Math.abs(number)).padStart(2, '0')}`;
const isShort = (number: number): boolean => number >= 0 && number < 100;
const numberOf = (text: string): number => (text.startsWith('m') ? -Number(text.slice(1)) : Number(text));

/** Column and row in two digits each, as the rulebook writes hexes (FC 2A4); farther out with a dot between, and m for minus. */
const label = ({ x, y }: Coordinates): string =>
  isShort(x) && isShort(y) ? `${digits(x)}${digits(y)}` : `${digits(x)}.${digits(y)}`;

function find(text: string): Coordinates | undefined {
  const [, x, y] = /^(\d\d)(\d\d)$/.exec(text) ?? /^(m?\d{2,7})\.(m?\d{2,7})$/i.exec(text) ?? [];
  if (x === undefined || y === undefined) return undefined;
  return { x: numberOf(x.toLowerCase()), y: numberOf(y.toLowerCase()) };
}

export const board = gridBoard({ tiling: 'flat', shifted: 'even' }, { prefix: 'h', label, find });

/** Side 0 is direction A. */
const directions = 'ABCDEF';
export const directionName = (facing: Side): string => directions[facing] ?? '?';

/** @throws Error for an id that no reader lets pass */
export function cellOf(place: PlaceId): Cell {
  const cell = board.names.cell(place);
  if (cell === undefined) throw new Error(`${place} is no hex`);
  return cell;
}

export const isHex = (place: PlaceId): boolean => board.names.cell(place) !== undefined;

/** As maps print it: `0608`. */
export const hexName = (place: PlaceId): string => board.names.label(cellOf(place));

/** The hex over that side, on the map or beyond its edge. */
export const beyond = (place: PlaceId, side: Side): PlaceId =>
  board.names.id(board.step(cellOf(place), side) as Cell);

/** Whether the hex lies on a map of so many columns and rows, the first of which is 0101. */
export function isWithin(place: PlaceId, { across, down }: Extent): boolean {
  const { x, y } = board.coordinates(cellOf(place));
  return x >= 1 && x <= across && y >= 1 && y <= down;
}

/** Hexes from one to the other, 0 in the same (FC 3A5). */
export const rangeOf = (a: PlaceId, b: PlaceId): number => board.distance(cellOf(a), cellOf(b));

export const turned = (facing: Side, by: number): Side => (facing + by + 6) % 6;
