import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexDistance, hexNeighbours } from '#kernel/board/hex.ts';
import { hexBoard } from '#kernel/board/hexBoard.ts';
import { barriersOf, linkBoard } from '#kernel/board/linkBoard.ts';
import { route } from '#kernel/board/route.ts';
import { placeId } from '#kernel/ids.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(placeId) as [ReturnType<typeof placeId>, ReturnType<typeof placeId>, ReturnType<typeof placeId>, ReturnType<typeof placeId>];
// a-b-c in a row, d below a and b; the border of a and d is a barrier.
const places = [
  { place: a, label: '1 Andora', q: 0, r: 0, links: [b] },
  { place: b, label: '2 Breen', q: 1, r: 0, links: [a, c, d] },
  { place: c, label: '3 Core', q: 2, r: 0, links: [b] },
  { place: d, label: '4 Deep', q: 0, r: 1, links: [b] },
];

describe('boards', () => {
  test('on a hex board drawn neighbours are joined, on a linked board only links are', () => {
    expect(hexBoard(places).neighbours(a)).toEqual([b, d]);
    expect(linkBoard(places).neighbours(a)).toEqual([b]);
  });
  test('drawn neighbours without a link are parted by a barrier, each named once', () => {
    expect(barriersOf(places)).toEqual([[a, d]]);
  });
  test('places are found by their label', () => {
    expect(linkBoard(places).find('3 Core')).toBe(c);
    expect(linkBoard(places).find('nowhere')).toBeUndefined();
    expect(linkBoard(places).label(d)).toBe('4 Deep');
  });
  test('distance is symmetric, 1 to each neighbour, and obeys the triangle', () => {
    const hex = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });
    fc.assert(fc.property(hex, hex, hex, (x, y, z) => {
      expect(hexDistance(x, y)).toBe(hexDistance(y, x));
      expect(hexDistance(x, z)).toBeLessThanOrEqual(hexDistance(x, y) + hexDistance(y, z));
      expect(hexNeighbours(x).map((near) => hexDistance(x, near))).toEqual([1, 1, 1, 1, 1, 1]);
    }));
  });
});

describe('routes', () => {
  const board = linkBoard(places);
  test('lead over links, around barriers', () => {
    expect(route(a, d, board.neighbours, () => 1)).toEqual([b, d]);
  });
  test('are the cheapest, and none where the way is closed', () => {
    expect(route(a, c, board.neighbours, (_, to) => (to === b ? 2 : 1))).toEqual([b, c]);
    expect(route(a, c, board.neighbours, (_, to) => (to === b ? undefined : 1))).toBeUndefined();
  });
  test('of equally cheap ways the one first in id order', () => {
    const square = { a: [b, c], b: [a, d], c: [a, d], d: [b, c] } as Record<string, typeof a[]>;
    expect(route(a, d, (place) => square[place] ?? [], () => 1)).toEqual([b, d]);
  });
});
