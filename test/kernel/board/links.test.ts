import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '#kernel/board/hex.ts';
import { hexKey, hexLength, hexNeighbours } from '#kernel/board/hex.ts';
import { barriersOf, linkBoard } from '#kernel/board/links.ts';
import { gapIn } from '#kernel/board/way.ts';
import { placeId } from '#kernel/words/ids.ts';

const [a, b, c, d] = [placeId('a'), placeId('b'), placeId('c'), placeId('d')];

test('on a board of links only listed ways lead on, in id order, and places have their names', () => {
  const board = linkBoard([
    { place: a, label: 'Andora', q: 0, r: 0, links: [d, b] },
    { place: b, label: 'Breen', q: 5, r: 0, links: [a] },
    { place: c, label: 'Core', q: 1, r: 0, links: [] },
  ]);
  expect([a, b, c, d].map((place) => board.neighbours(place))).toEqual([[b, d], [a], [], []]);
  expect(board.label(b)).toBe('Breen');
});

test('places drawn side by side without a link are parted by a barrier, each pair named once', () => {
  // a-b-c in a row, d below a and b.
  const places = [
    { place: a, q: 0, r: 0, links: [b] },
    { place: b, q: 1, r: 0, links: [a, d] },
    { place: c, q: 2, r: 0, links: [] },
    { place: d, q: 0, r: 1, links: [b] },
  ];
  expect(barriersOf(places)).toEqual([
    [a, d],
    [b, c],
  ]);
});

test('the barriers of a place are in id order, wherever its neighbours lie', () => {
  const around = [
    { place: a, q: 0, r: 0, links: [] },
    { place: d, q: 1, r: 0, links: [] },
    { place: c, q: -1, r: 0, links: [] },
    { place: b, q: 0, r: -1, links: [] },
  ];
  const ofA = barriersOf(around).filter(([place]) => place === a);
  expect(ofA.map(([, other]) => other)).toEqual([b, c, d]);
});

test('a link between places drawn apart is no barrier', () => {
  expect(
    barriersOf([
      { place: a, q: 0, r: 0, links: [b] },
      { place: b, q: 5, r: 0, links: [a] },
      { place: c, q: 9, r: 0, links: [] },
    ]),
  ).toEqual([]);
});

const hexDistance = (x: Hex, y: Hex): number => hexLength({ q: x.q - y.q, r: x.r - y.r });

test('six different hexagons lie one step from each, and distance is symmetric and obeys the triangle', () => {
  const hex = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });
  fc.assert(
    fc.property(hex, hex, hex, (x, y, z) => {
      expect(hexDistance(x, y)).toBe(hexDistance(y, x));
      expect(hexDistance(x, z)).toBeLessThanOrEqual(hexDistance(x, y) + hexDistance(y, z));
      expect(hexNeighbours(x).map((near) => hexDistance(x, near))).toEqual([1, 1, 1, 1, 1, 1]);
      expect(new Set(hexNeighbours(x).map(hexKey)).size).toBe(6);
    }),
  );
});

test('a way is broken where a place does not lie beside the one before', () => {
  const beside = (place: string) => ({ a: [b], b: [a, c], c: [b, d], d: [c] })[place] ?? [];
  expect(gapIn(beside, a, [])).toBeUndefined();
  expect(gapIn(beside, a, [b, c, d, c])).toBeUndefined();
  expect(gapIn(beside, a, [c, d])).toEqual({ from: a, to: c });
  expect(gapIn(beside, a, [b, c, c, b])).toEqual({ from: c, to: c });
});
