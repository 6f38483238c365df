import type { Draw } from '#kernel/dice/draw.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Lattice } from './lattice.ts';

/** Every so many hexes of a row one is looked at where whole maps are compared, in each row further on. */
const [sample, on] = [11, 4] as const;
/** How far homes are moved to see whether the map is fairer, in hexes, and how often each of it is tried at the most. */
const strides = [3, 2, 1];
const most = 4;
/** The height of a row of pointed hexes, in widths of a hex. */
const rowHeight = Math.sqrt(3) / 2;

/** How much figures differ: the sum of the squares of their parts above and below the mean. */
function unevenness(figures: readonly number[]): number {
  const mean = Math.max(1e-9, sumOf(figures) / figures.length);
  return sumOf(figures.map((figure) => (figure / mean - 1) ** 2));
}

/** How much more room counts than neighbours. */
const roomCounts = 2;
/** The others that count as neighbours: so many, the nearest. */
const neighbours = 3;

/**
 * How unfair homes lie: the room that each has for itself, how near its neighbours are together, and how near the nearest; and whether any are much nearer than
 * the room of the arm asks for.
 */
function unfairness({ distance }: Lattice, homes: readonly number[], room: readonly number[]): number {
  const [nearest, together] = [homes.map(() => 0), homes.map(() => 0)];
  for (const [at, home] of homes.entries()) {
    const far = homes.map((other) => distance(home, other)).sort((a, b) => a - b);
    nearest[at] = far[1] ?? 0;
    together[at] = sumOf(far.slice(1, neighbours + 1));
  }
  const apart = Math.sqrt((sample * sumOf(room)) / homes.length);
  const crowded = Math.max(0, 1 - Math.min(...nearest) / apart);
  return roomCounts * unevenness(room) + unevenness(together) + unevenness(nearest) + crowded ** 2;
}

/** Which of the other homes is nearest to each hex that is looked at, and how near; of two as near, none. */
function nearestOthers(far: readonly Int16Array[], but: number, looked: number) {
  const owner = new Int16Array(looked).fill(-1);
  const least = new Int16Array(looked).fill(1000);
  for (const [at, distances] of far.entries()) {
    if (at === but) continue;
    for (let hex = 0; hex < looked; hex += 1) {
      const [here, before] = [distances[hex] ?? 0, least[hex] ?? 0];
      if (here === before) owner[hex] = -1;
      if (here < before) [owner[hex], least[hex]] = [at, here];
    }
  }
  return { owner, least };
}

/** The room of each home where one of them is moved. */
function roomIf(
  { owner, least }: ReturnType<typeof nearestOthers>,
  moved: number,
  distances: Int16Array,
  count: number,
): readonly number[] {
  const room = Array.from({ length: count }, () => 0);
  for (let hex = 0; hex < distances.length; hex += 1) {
    const nearer = (least[hex] ?? 0) - (distances[hex] ?? 0);
    const whose = nearer > 0 ? moved : nearer < 0 ? (owner[hex] ?? -1) : -1;
    if (whose >= 0) room[whose] = (room[whose] ?? 0) + 1;
  }
  return room;
}

/** Homes in so many in each band, from the north, evenly around the arm; the more there are in a band, the higher it is. */
function inBands(
  { map: { across, first }, at }: Lattice,
  bands: readonly number[],
  draw: Draw,
): readonly number[] {
  const start = draw.int(across);
  const height = first.length / sumOf(bands);
  return bands.flatMap((count, band) => {
    const row = Math.floor(height * (sumOf(bands.slice(0, band)) + count / 2));
    return Array.from({ length: count }, (_, n) => {
      const along = start + ((n + (band % 2) / 2) * across) / count;
      return at(Math.round(along), row) ?? 0;
    });
  });
}

/** The hexes at so many steps in each of the six directions, as far as they lie on the arm. */
const inReach = (
  { at, row, column, map }: Lattice,
  deep: ReadonlySet<number>,
  from: number,
  stride: number,
): readonly number[] =>
  [
    [stride, 0],
    [-stride, 0],
    [stride / 2, stride],
    [-stride / 2, stride],
    [stride / 2, -stride],
    [-stride / 2, -stride],
  ].flatMap(([x = 0, y = 0]) => {
    const to = at(column(from) + (row(from) % 2 === 0 ? Math.floor(x) : Math.ceil(x)), row(from) + y);
    return to === undefined || deep.has(to) || to >= map.across * map.first.length ? [] : [to];
  });

/** Moves homes for as long as that makes the map fairer. */
function settled(
  lattice: Lattice,
  deep: ReadonlySet<number>,
  begun: readonly number[],
  draw: Draw,
): { readonly homes: readonly number[]; readonly unfair: number } {
  const { row, column } = lattice;
  const hexes = lattice.places.flatMap((_, hex) =>
    deep.has(hex) || (column(hex) + on * row(hex)) % sample > 0 ? [] : [hex],
  );
  const farFrom = (home: number): Int16Array => lattice.distances(hexes, home);
  let [homes, far, unfair] = [begun, begun.map(farFrom), Infinity];
  for (const stride of strides)
    for (let round = 0; round < most; round += 1) {
      const before = unfair;
      for (const at of draw.fork(stride, round).shuffle(begun.map((_, index) => index))) {
        const others = nearestOthers(far, at, hexes.length);
        const from = homes[at] ?? 0;
        for (const next of [from, ...inReach(lattice, deep, from, stride)]) {
          const distances = farFrom(next);
          const tried = homes.with(at, next);
          const found = unfairness(lattice, tried, roomIf(others, at, distances, homes.length));
          if (found < unfair) [homes, far, unfair] = [tried, far.with(at, distances), found];
        }
      }
      if (unfair === before) break;
    }
  return { homes, unfair };
}

/** The ways of laying so many homes in bands, alike from the north and from the south where that can be, and none with many more than another. */
function bandings(count: number, bands: number): readonly (readonly number[])[] {
  const mean = Math.floor(count / bands);
  const fit = (rest: number, left: number): readonly (readonly number[])[] =>
    left === 0
      ? rest === 0
        ? [[]]
        : []
      : [mean - 1, mean, mean + 1]
          .filter((here) => here > 0 && here <= rest)
          .flatMap((here) => fit(rest - here, left - 1).map((others) => [here, ...others]));
  const all = fit(count, bands);
  const even = all.filter((each) => each.every((here, band) => here === each.at(-1 - band)));
  return even.length > 0 ? even : all.filter((each) => Math.max(...each) - Math.min(...each) <= 1);
}

/** Where so many homeworlds lie on the arm, as fair as can be found. */
export function homesOn(
  lattice: Lattice,
  deep: ReadonlySet<number>,
  count: number,
  draw: Draw,
): readonly number[] {
  const { across, first } = lattice.map;
  const bands = Math.sqrt((count * first.length * rowHeight) / across);
  const tried = [...new Set([Math.floor(bands), Math.ceil(bands)])]
    .flatMap((some) => bandings(count, Math.max(1, some)))
    .map((banding, at) =>
      settled(lattice, deep, inBands(lattice, banding, draw.fork('start')), draw.fork('settled', at)),
    );
  return tried.reduce((one, other) => (other.unfair < one.unfair ? other : one)).homes;
}
