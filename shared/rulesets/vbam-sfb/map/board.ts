import type { Board } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Extent, Grid } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** What the sectors of a campaign are: squares that also touch at their corners, or hexes (VB 196). */
export const sectorKinds = ['squares', 'hexes'] as const;
export type SectorKind = (typeof sectorKinds)[number];

const whole: Extent = { across: 20, down: 15 };
/** Labels have the column and then the row, from 01. */
const boardOn = (grid: Grid, prefix: string): Board =>
  gridBoard(
    { ...grid, ...whole },
    {
      prefix,
      label: ({ x, y }) => `${two(x + 1)}${two(y + 1)}`,
      find(text) {
        const [, x = 0, y = 0] = /^(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
        return x === 0 || y === 0 ? undefined : { x: x - 1, y: y - 1 };
      },
    },
  );
const hexPrefix = 'h';
const boards: Readonly<Record<SectorKind, Board>> = {
  squares: boardOn({ tiling: 'square', corners: true }, 's'),
  hexes: boardOn({ tiling: 'flat', shifted: 'odd' }, hexPrefix),
};

export const boardOf = (kind: SectorKind): Board => boards[kind];
/** The board that a sector lies on: its id says which. */
export const boardAt = (place: PlaceId): Board => boards[place.startsWith(hexPrefix) ? 'hexes' : 'squares'];

/** Whether these are sectors, all of one board. */
export const areSectors = (places: readonly PlaceId[]): boolean =>
  places.every(
    (place) =>
      boardAt(place) === boardAt(places[0] ?? place) && boardAt(place).names.cell(place) !== undefined,
  );

/** The part of the board that so many empires play on: homes lie five sectors apart, four in a row. */
export const extentFor = (empires: number): Extent => ({
  across: 5 * Math.min(4, empires),
  down: 5 * Math.ceil(empires / 4),
});

/** Whether a sector is on the map of so many empires. */
export function isOnMap(place: PlaceId, empires: number): boolean {
  const board = boardAt(place);
  const cell = board.names.cell(place);
  if (cell === undefined) return false;
  const [{ x, y }, { across, down }] = [board.coordinates(cell), extentFor(empires)];
  return x < across && y < down;
}

/** The sectors that touch one. */
export function around(place: PlaceId): readonly PlaceId[] {
  const known = neighbours.get(place);
  if (known !== undefined) return known;
  const board = boardAt(place);
  const cell = board.names.cell(place);
  if (cell === undefined) return [];
  const found = board.around(cell).map((one) => board.names.id(one));
  neighbours.set(place, found);
  return found;
}
/** Those of sectors that were asked for, which never change. */
const neighbours = new Map<PlaceId, readonly PlaceId[]>();

/** The label of a sector, such as `0302`. */
export const labelOf = (place: PlaceId): string => place.slice(1);

/** Jumps from one sector to another (VB 196); none between places that are no sectors of one board. */
export function jumps(from: PlaceId, to: PlaceId): number {
  const board = boardAt(from);
  const [a, b] = [board.names.cell(from), board.names.cell(to)];
  return a === undefined || b === undefined ? 0 : board.distance(a, b);
}

/** Columns and rows between two sectors, added up: of two ways of as many jumps the straighter has fewer. */
export function apart(from: PlaceId, to: PlaceId): number {
  const board = boardAt(from);
  const [a, b] = [board.names.cell(from), board.names.cell(to)];
  if (a === undefined || b === undefined) return 0;
  const [start, end] = [board.coordinates(a), board.coordinates(b)];
  return Math.abs(start.x - end.x) + Math.abs(start.y - end.y);
}
