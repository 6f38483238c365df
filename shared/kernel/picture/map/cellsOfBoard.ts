import type { Board } from '../../board/board.ts';
import type { Coordinates, Extent } from '../../board/grid.ts';
import type { CellsPicture } from './mapPicture.ts';

/**
 * The cells of a board in a rectangle, by their names; absent `size`: the whole board.
 * @throws RangeError if all of a board without edges is wanted
 */
export function cellsOfBoard(
  { grid, names, at }: Board,
  first: Coordinates = { x: 0, y: 0 },
  size: Extent = { across: Number(grid.across), down: Number(grid.down) },
): CellsPicture {
  if (Number.isNaN(size.across * size.down)) throw new RangeError('A board without edges is shown in parts.');
  const found = Array.from({ length: size.across * size.down }, (_, index) =>
    at({ x: first.x + (index % size.across), y: first.y + Math.floor(index / size.across) }),
  );
  const known = found.find((cell) => cell !== undefined);
  const label = known === undefined ? '' : names.label(known);
  return {
    first,
    width: size.across,
    prefix: known === undefined ? '' : names.id(known).slice(0, -label.length),
    labels: found.map((cell) => (cell === undefined ? '' : names.label(cell))).join(' '),
  };
}
