import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ground } from '#kernel/board/ground.ts';
import { groundText, readGround } from '#kernel/board/ground.ts';

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
