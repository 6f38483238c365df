import { expect, test } from 'vitest';
import { gridBoard } from '#kernel/board/board.ts';
import { cellsOfBoard } from '#kernel/picture/map/cellsOfBoard.ts';

const scheme = {
  prefix: 'k',
  label: ({ x, y }: { readonly x: number; readonly y: number }) => `${'ABC'[x] ?? '?'}${y + 1}`,
  find: () => undefined,
};

test('a whole board is its labels row by row; ids are made of them', () => {
  const board = gridBoard({ tiling: 'square', across: 3, down: 2 }, scheme);
  expect(cellsOfBoard(board)).toEqual({
    first: { x: 0, y: 0 },
    width: 3,
    prefix: 'k',
    labels: 'A1 B1 C1 A2 B2 C2',
  });
  const cell = board.at({ x: 1, y: 1 });
  expect(cell === undefined ? '' : board.names.id(cell)).toBe('kb2');
});

test('a part may reach beyond the edge: there is no cell there', () => {
  const board = gridBoard({ tiling: 'square', across: 3, down: 2 }, scheme);
  const part = cellsOfBoard(board, { x: 1, y: -1 }, { across: 3, down: 2 });
  expect(part.labels.split(' ')).toEqual(['', '', '', 'B1', 'C1', '']);
});

test('the whole of a board without an edge cannot be had', () => {
  const board = gridBoard({ tiling: 'flat' }, scheme);
  expect(() => cellsOfBoard(board)).toThrow(RangeError);
});
