import fc from 'fast-check';
import type { Board, Scheme } from '#kernel/board/board.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell, Grid } from '#kernel/board/grid.ts';

/** Cells named by their column and row. */
export const plainly: Scheme = {
  prefix: 'c',
  label: ({ x, y }) => `${x}.${y}`,
  find(text) {
    const [x, y] = /^(-?\d+)\.(-?\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
    return x === undefined || y === undefined ? undefined : { x, y };
  },
};

/** Hexes: with or without edges, wrapping as far as they can, shifted or not. */
const hexGrids: fc.Arbitrary<Grid> = fc
  .record({
    tiling: fc.constantFrom('flat' as const, 'pointed' as const),
    shifted: fc.constantFrom('odd' as const, 'even' as const, undefined),
    half: fc.record({ across: fc.integer({ min: 2, max: 6 }), down: fc.integer({ min: 2, max: 6 }) }),
    wraps: fc.subarray(['across', 'down'] as const),
    edged: fc.boolean(),
  })
  .map(({ tiling, shifted, half, wraps, edged }): Grid => {
    const straight = tiling === 'flat' ? 'down' : 'across';
    const tiles = shifted === undefined ? { tiling } : { tiling, shifted };
    if (!edged) return tiles;
    return {
      ...tiles,
      across: 2 * half.across,
      down: 2 * half.down,
      wraps: wraps.filter((way) => shifted !== undefined || way === straight),
    };
  });

const squareGrids: fc.Arbitrary<Grid> = fc
  .record({
    corners: fc.boolean(),
    across: fc.integer({ min: 3, max: 9 }),
    down: fc.integer({ min: 3, max: 9 }),
    wraps: fc.subarray(['across', 'down'] as const),
  })
  .map(({ corners, ...size }) => ({ tiling: 'square', ...size, ...(corners ? { corners } : {}) }));

export const hexBoards: fc.Arbitrary<Board> = hexGrids.map((grid) => gridBoard(grid, plainly));
export const allBoards: fc.Arbitrary<Board> = fc.oneof(
  hexBoards,
  squareGrids.map((grid) => gridBoard(grid, plainly)),
);

/** A cell of the board; where it has no edge, one near the middle. */
export function cellsOf(board: Board): fc.Arbitrary<Cell> {
  const { across, down } = board.grid;
  const number = (size: number | undefined): fc.Arbitrary<number> =>
    size === undefined ? fc.integer({ min: -9, max: 9 }) : fc.integer({ min: 0, max: size - 1 });
  return fc.record({ x: number(across), y: number(down) }).map((at) => board.at(at) as Cell);
}

/** The board with so many of its cells. */
export const withCells = (
  boards: fc.Arbitrary<Board>,
  count: number,
): fc.Arbitrary<readonly [Board, ...Cell[]]> =>
  boards.chain((board) =>
    fc
      .array(cellsOf(board), { minLength: count, maxLength: count })
      .map((cells) => [board, ...cells] as const),
  );

/** The cell with this label. */
export function cellAt(board: Board, label: string): Cell {
  const cell = board.names.find(label);
  if (cell === undefined) throw new Error(`No cell ${label}`);
  return cell;
}

export const labels = (board: Board, cells: readonly (Cell | undefined)[]): readonly (string | undefined)[] =>
  cells.map((cell) => (cell === undefined ? undefined : board.names.label(cell)));
