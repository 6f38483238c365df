import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heap } from '#kernel/board/heap.ts';
import { hexDistance, hexNeighbours } from '#kernel/board/hex.ts';
import { hexBoard } from '#kernel/board/hexBoard.ts';
import { barriersOf, linkBoard } from '#kernel/board/linkBoard.ts';
import { route } from '#kernel/board/route.ts';
import type { PlaceId } from '#kernel/ids.ts';
import { placeId } from '#kernel/ids.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(placeId) as [
  ReturnType<typeof placeId>,
  ReturnType<typeof placeId>,
  ReturnType<typeof placeId>,
  ReturnType<typeof placeId>,
];
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
    fc.assert(
      fc.property(hex, hex, hex, (x, y, z) => {
        expect(hexDistance(x, y)).toBe(hexDistance(y, x));
        expect(hexDistance(x, z)).toBeLessThanOrEqual(hexDistance(x, y) + hexDistance(y, z));
        expect(hexNeighbours(x).map((near) => hexDistance(x, near))).toEqual([1, 1, 1, 1, 1, 1]);
      }),
    );
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
    const square = { a: [b, c], b: [a, d], c: [a, d], d: [b, c] } as Record<string, (typeof a)[]>;
    expect(
      route(
        a,
        d,
        (place) => square[place] ?? [],
        () => 1,
      ),
    ).toEqual([b, d]);
  });
  test('of ways equally cheap and long, the first by its earliest places, not by its last', () => {
    // To d by «b, x» or «a2, y»: the second comes first, though its last step starts in the later place.
    const [a2, x, y, end] = ['aa', 'x', 'y', 'z'].map(placeId) as [PlaceId, PlaceId, PlaceId, PlaceId];
    const twoWays = { a: [a2, b], aa: [y], b: [x], x: [end], y: [end] } as Record<string, PlaceId[]>;
    expect(
      route(
        a,
        end,
        (place) => twoWays[place] ?? [],
        () => 1,
      ),
    ).toEqual([a2, y, end]);
  });
  test('are what trying every way finds: cheapest, then shortest, then first in id order', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map(placeId);
    const price = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.array(price, { minLength: 6, maxLength: 6 }), { minLength: 6, maxLength: 6 }),
        (prices) => {
          const cost = (from: PlaceId, to: PlaceId): number | undefined => {
            const step = prices[names.indexOf(from)]?.[names.indexOf(to)] ?? 0;
            return step === 0 ? undefined : step;
          };
          const ways = everyWay(a, names, cost).filter(({ way }) => way.at(-1) === names[5]);
          const [best] = ways.sort(
            (one, other) =>
              one.cost - other.cost ||
              one.way.length - other.way.length ||
              (one.way.join() < other.way.join() ? -1 : 1),
          );
          expect(route(a, names[5] as PlaceId, () => names, cost)).toEqual(best?.way);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Every way from a place that enters none twice. */
function everyWay(
  from: PlaceId,
  places_: readonly PlaceId[],
  cost: (from: PlaceId, to: PlaceId) => number | undefined,
  way: readonly PlaceId[] = [],
  paid = 0,
): { readonly way: readonly PlaceId[]; readonly cost: number }[] {
  return places_
    .filter((to) => to !== from && !way.includes(to) && to !== a)
    .flatMap((to) => {
      const step = cost(way.at(-1) ?? from, to);
      if (step === undefined) return [];
      const longer = [...way, to];
      return [{ way: longer, cost: paid + step }, ...everyWay(from, places_, cost, longer, paid + step)];
    });
}

describe('heaps', () => {
  test('give back what went in, the least first, whenever one asks', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 20 }))), (actions) => {
        const sorted: number[] = [];
        const tried = heap<number>((one, other) => one - other);
        for (const number of actions) {
          if (number === null) expect(tried.pop()).toBe(sorted.shift());
          else {
            tried.push(number);
            sorted.push(number);
            sorted.sort((one, other) => one - other);
          }
        }
        for (const number of sorted) expect(tried.pop()).toBe(number);
        expect(tried.pop()).toBeUndefined();
      }),
    );
  });
});
