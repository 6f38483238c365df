import { gridBoard } from '#kernel/board/board.ts';
import type { PlaceId } from '#kernel/ids.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The sectors: squares that also touch at their corners (VB 196). Labels have the column and then the row, from 01. */
export const board = gridBoard(
  { tiling: 'square', corners: true, across: 20, down: 15 },
  {
    prefix: 's',
    label: ({ x, y }) => `${two(x + 1)}${two(y + 1)}`,
    find(text) {
      const [, x = 0, y = 0] = /^(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
      return x === 0 || y === 0 ? undefined : { x: x - 1, y: y - 1 };
    },
  },
);

/** The label of a sector, such as `0302`. */
export const labelOf = (place: PlaceId): string => place.slice(1);

/** Jumps from one sector to another (VB 196); none between places that are no sectors. */
export function jumps(from: PlaceId, to: PlaceId): number {
  const [a, b] = [board.names.cell(from), board.names.cell(to)];
  return a === undefined || b === undefined ? 0 : board.distance(a, b);
}
