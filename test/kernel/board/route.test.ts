import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reach } from '#kernel/board/reach.ts';
import { route } from '#kernel/board/route.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Way } from './ways.ts';
import { bestWays, isBetter } from './ways.ts';

type Cost = (from: PlaceId, to: PlaceId) => number | undefined;
const [a, b, c, d] = [placeId('a'), placeId('b'), placeId('c'), placeId('d')];

/** A board of links, each with what the way costs. */
type Links = Readonly<Record<string, Readonly<Record<string, number>>>>;
const neighboursIn =
  (links: Links) =>
  (place: PlaceId): readonly PlaceId[] =>
    Object.keys(links[place] ?? {}).map(placeId);
const costIn =
  (links: Links): Cost =>
  (from, to) =>
    links[from]?.[to];
const routeIn = (links: Links, from: PlaceId, to: PlaceId): readonly PlaceId[] | undefined =>
  route(from, to, neighboursIn(links), costIn(links));

describe('routes', () => {
  test('lead over links, and nowhere from a place to itself', () => {
    const row: Links = { a: { b: 1 }, b: { a: 1, c: 1 }, c: { b: 1 } };
    expect(routeIn(row, a, c)).toEqual([b, c]);
    expect(routeIn(row, c, a)).toEqual([b, a]);
    expect(routeIn(row, b, b)).toEqual([]);
    expect(routeIn(row, a, d)).toBeUndefined();
  });
  test('are the cheapest, though they have more steps, and none where the way is closed', () => {
    expect(routeIn({ a: { b: 2, c: 1 }, b: { d: 1 }, c: { b: 1, d: 3 } }, a, d)).toEqual([b, d]);
    expect(routeIn({ a: { b: 3, c: 1 }, b: { d: 1 }, c: { b: 1, d: 4 } }, a, d)).toEqual([c, b, d]);
    expect(
      route(
        a,
        c,
        () => [b, c],
        (_, to) => (to === c ? undefined : 1),
      ),
    ).toBeUndefined();
  });
  test('of equally cheap ways take that with fewer steps', () => {
    expect(routeIn({ a: { b: 1, d: 3 }, b: { c: 1 }, c: { d: 1 } }, a, d)).toEqual([d]);
  });
  test('of ways equally cheap and long take the first by its earliest places, not by its last', () => {
    // To z by «b, x» or «aa, y»: the second comes first, though its last step starts in the later place.
    const twoWays: Links = { a: { b: 1, aa: 1 }, aa: { y: 1 }, b: { x: 1 }, x: { z: 1 }, y: { z: 1 } };
    expect(routeIn(twoWays, a, placeId('z'))).toEqual(['aa', 'y', 'z']);
  });
  test('that cost more than they may are none', () => {
    const row: Links = { a: { b: 2 }, b: { c: 3 } };
    const within = (most: number): readonly PlaceId[] | undefined =>
      route(a, c, neighboursIn(row), costIn(row), { most });
    expect(within(5)).toEqual([b, c]);
    expect(within(4)).toBeUndefined();
  });
  test('look at the ids of places that are numbers, not at the numbers', () => {
    const square: Readonly<Record<number, readonly number[]>> = { 1: [2, 3], 2: [4], 3: [4], 4: [] };
    const way = (id: (place: number) => string): readonly number[] | undefined =>
      route(
        1,
        4,
        (place) => square[place] ?? [],
        () => 1,
        { id },
      );
    expect(way((place) => `p${place}`)).toEqual([2, 4]);
    expect(way((place) => `p${9 - place}`)).toEqual([3, 4]);
  });
});

/** Ids one of which begins another, or differs from it in a sign that sorts before letters. */
const ids = ['a', 'a-', 'a-b', 'a.', 'a.b', 'a1', 'a10', 'a2', 'ab', 'b', 'b0', 'z'].map(placeId);

/** Boards of up to 12 places with links one way or both ways; low costs make many ties. */
const boards = fc
  .record({
    size: fc.integer({ min: 2, max: ids.length }),
    both: fc.boolean(),
    links: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 3 })), { maxLength: 40 }),
  })
  .map(({ size, both, links }): Links => {
    const board: Record<string, Record<string, number>> = {};
    const join = (from: PlaceId, to: PlaceId, cost: number): void => {
      (board[from] ??= {})[to] = cost;
    };
    for (const [one, other, cost] of links) {
      const [from, to] = [ids[one % size] as PlaceId, ids[other % size] as PlaceId];
      join(from, to, cost);
      if (both) join(to, from, cost);
    }
    return board;
  });

test('on any board of links the route is what comparing whole ways finds: by cost, then steps, then ids', () => {
  fc.assert(
    fc.property(boards, (links) => {
      const best = bestWays(a, neighboursIn(links), costIn(links));
      for (const to of ids) expect(routeIn(links, a, to)).toEqual(best.get(to)?.places);
    }),
    { numRuns: 500 },
  );
});

/** Every way from a place that enters none twice. */
function everyWay(
  from: PlaceId,
  links: Links,
  way: Way<PlaceId>,
  seen: readonly PlaceId[],
): readonly Way<PlaceId>[] {
  return neighboursIn(links)(from)
    .filter((to) => !seen.includes(to))
    .flatMap((to) => {
      const longer = { cost: way.cost + (links[from]?.[to] ?? 0), places: [...way.places, to] };
      return [longer, ...everyWay(to, links, longer, [...seen, to])];
    });
}

test('on any small board the route is the best of all ways there are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }), {
        minLength: 6,
        maxLength: 6,
      }),
      (prices) => {
        const named = ids.slice(0, 6);
        const links: Links = Object.fromEntries(
          named.map((from, row) => [
            from,
            Object.fromEntries(
              named.flatMap((to, column) => {
                const price = prices[row]?.[column] ?? 0;
                return price === 0 ? [] : [[to, price]];
              }),
            ),
          ]),
        );
        const goal = named[5] as PlaceId;
        const ways = everyWay(a, links, { cost: 0, places: [] }, [a]).filter(
          ({ places }) => places.at(-1) === goal,
        );
        const best = ways.reduce<Way<PlaceId> | undefined>(
          (first, next) => (first === undefined || isBetter(next, first) ? next : first),
          undefined,
        );
        expect(routeIn(links, a, goal)).toEqual(best?.places);
      },
    ),
    { numRuns: 200 },
  );
});

/** What entering the other costs, of eight places; 0: there is no way. */
const costs = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 8, maxLength: 8 }), {
  minLength: 8,
  maxLength: 8,
});
const all = [0, 1, 2, 3, 4, 5, 6, 7];

test('one gets to where a route leads that costs no more than one has, and the cost is that of the route', () => {
  fc.assert(
    fc.property(costs, fc.integer({ min: 0, max: 9 }), (table, most) => {
      const cost = (from: number, to: number): number | undefined => table[from]![to]! || undefined;
      const price = (way: readonly number[]): number =>
        way.reduce((sum, place, at) => sum + cost(at === 0 ? 0 : way[at - 1]!, place)!, 0);
      const expected = all.flatMap((place) => {
        const way = route(0, place, () => all, cost);
        return way === undefined || price(way) > most ? [] : [[place, price(way)] as const];
      });
      const found = [...reach(0, () => all, cost, most)].sort(([a], [b]) => a - b);
      expect(found).toEqual(expected);
    }),
  );
});
