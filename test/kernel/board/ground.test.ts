import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { gridBoard } from '#kernel/board/board.ts';
import type { Cell } from '#kernel/board/grid.ts';
import type { Ground } from '#kernel/board/ground.ts';
import { groundOn, groundText, readGround } from '#kernel/board/ground.ts';
import { cellAt, plainly } from './boards.ts';

const piece: Ground = { width: 3, layers: { area: 'AB.CD.', point: '..*...' } };
const text = '{"layers":{"area":"AB.CD.","point":"..*..."},"width":3}';

describe('ground as a book', () => {
  test('is one text for equal ground, in whatever order its layers were made', () => {
    expect(groundText(piece)).toBe(text);
    expect(groundText({ layers: { point: '..*...', area: 'AB.CD.' }, width: 3 })).toBe(text);
    expect(readGround(text)).toEqual({ ok: true, value: piece });
  });
  test('is read as it was written, whatever its signs', () => {
    const sign = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
    const layers = fc
      .record({ width: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) })
      .chain(({ width, rows }) => {
        const layer = fc.array(sign, { minLength: width * rows, maxLength: width * rows });
        return fc.record({
          width: fc.constant(width),
          layers: fc.record({
            a: layer.map((signs) => signs.join('')),
            b: layer.map((signs) => signs.join('')),
          }),
        });
      });
    fc.assert(
      fc.property(layers, (ground) => {
        expect(readGround(groundText(ground))).toEqual({ ok: true, value: ground });
      }),
    );
  });
  test.each([
    ['no JSON', 'ground'],
    ['a part of a row', '{"layers":{"area":"AB.C"},"width":3}'],
    ['layers of two lengths', '{"layers":{"area":"AB.CD.","point":"..*"},"width":3}'],
    ['no width', '{"layers":{"area":"AB."}}'],
    ['an empty layer', '{"layers":{"area":""},"width":3}'],
    ['a sign of two units', '{"layers":{"area":"AB🜨"},"width":4}'],
    ['a letter that is not plain', '{"layers":{"area":"ABé"},"width":3}'],
    ['a line end', '{"layers":{"area":"AB\\n"},"width":3}'],
    ['a layer without a name', '{"layers":{"":"AB."},"width":3}'],
  ])('%s is refused', (_, broken) => {
    expect(readGround(broken).ok).toBe(false);
  });
});

describe('ground on a board', () => {
  const board = gridBoard(
    { tiling: 'flat', shifted: 'odd', across: 6, down: 4, wraps: ['across', 'down'] },
    plainly,
  );
  const signs = (sign: (layer: string, cell: Cell) => string | undefined, layer: string, ...at: string[]) =>
    at.map((label) => sign(layer, cellAt(board, label)));

  test('lies row by row from its first cell, each layer for itself', () => {
    const sign = groundOn(board, [{ ...piece, first: cellAt(board, '2.1') }]);
    expect(signs(sign, 'area', '2.1', '3.1', '4.1', '2.2', '3.2', '4.2')).toEqual([...'AB.CD.']);
    expect(signs(sign, 'point', '4.1', '2.2')).toEqual(['*', '.']);
  });
  test('is unknown where no piece lies, and in layers that it does not have', () => {
    const sign = groundOn(board, [{ ...piece, first: cellAt(board, '2.1') }]);
    expect(signs(sign, 'area', '1.1', '5.1', '2.0', '2.3')).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(signs(sign, 'mines', '2.1')).toEqual([undefined]);
  });
  test('goes on around a board that wraps, and ends at an edge', () => {
    const around = groundOn(board, [{ ...piece, first: cellAt(board, '5.3') }]);
    expect(signs(around, 'area', '5.3', '0.3', '1.3', '5.0', '0.0')).toEqual([...'AB.CD']);
    const edged = gridBoard({ tiling: 'flat', across: 6, down: 4 }, plainly);
    const cut = groundOn(edged, [{ ...piece, first: cellAt(edged, '5.3') }]);
    expect(cut('area', cellAt(edged, '5.3'))).toBe('A');
    expect(cut('area', cellAt(edged, '0.3'))).toBeUndefined();
  });
  test('of two pieces that overlap shows the later', () => {
    const later: Ground = { width: 1, layers: { area: 'Z' } };
    const sign = groundOn(board, [
      { ...piece, first: cellAt(board, '0.0') },
      { ...later, first: cellAt(board, '1.0') },
    ]);
    expect(signs(sign, 'area', '0.0', '1.0', '2.0')).toEqual(['A', 'Z', '.']);
  });
});

test('a board is laid out from the books that a view cites, one for each sector it knows', () => {
  const board = gridBoard({ tiling: 'square', across: 4, down: 2, sector: { across: 2, down: 2 } }, plainly);
  const [west, east] = ['ABCD', 'EFGH'].map((area) => groundText({ width: 2, layers: { area } })) as [
    string,
    string,
  ];
  const books = booksOf([west]);
  const cited = [
    { book: bookDigest(west), first: cellAt(board, '0.0') },
    { book: bookDigest(east), first: cellAt(board, '2.0') },
  ];
  const reader = (book: string): Ground => {
    const read = readGround(book);
    if (!read.ok) throw new Error('This was checked when the book came in.');
    return read.value;
  };
  const sign = groundOn(
    board,
    cited.flatMap(({ book, first }) => (books.has(book) ? [{ ...books.read(book, reader), first }] : [])),
  );
  expect(['0.0', '1.1', '2.0'].map((label) => sign('area', cellAt(board, label)))).toEqual([
    ...['A', 'D', undefined],
  ]);
});
