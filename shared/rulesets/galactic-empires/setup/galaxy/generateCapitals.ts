import type { Draw } from '#kernel/dice/draw.ts';
import type { Realm } from '../../tables/realms.ts';
import { realms as allRealms } from '../../tables/realms.ts';
import type { Cell, Point } from '../chart.ts';
import { jumps, least, nearestOf, squareDistance } from '../chart.ts';

/**
 * One cell for each realm, spread evenly over the galaxy. With all 26 realms in the game, each is roughly where its chapter places it
 * (GE 6859-7023), moved apart to make room; with fewer, cells are spread first and then each realm gets one near its place.
 */
export function placeCapitals(
  cells: readonly Cell[],
  realms: readonly Realm[],
  draw: Draw,
): readonly number[] {
  const frame = frameOf(cells);
  const hinted = realms.map(({ region }) => onFrame(frame, region));
  if (realms.length === allRealms.length) return settle(cells, spread(cells, hinted, 30));
  const spots = settle(cells, spread(cells, farApart(cells, realms.length, draw), 30));
  return matched(
    spots.map((spot) => cells[spot] as Cell),
    hinted,
  ).map(({ index }) => index);
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(cells: readonly Cell[]): Frame {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const onFrame = ({ left, top, width, height }: Frame, [x, y]: readonly [number, number]): Point => ({
  x: left + Math.floor((width * x) / 1000),
  y: top + Math.floor((height * y) / 1000),
});

/** Points, each as far as possible from those before it. */
function farApart(cells: readonly Cell[], count: number, draw: Draw): readonly Point[] {
  const points: Point[] = [draw.pick(cells)];
  while (points.length < count) {
    const far = least(cells, (cell) => -Math.min(...points.map((point) => squareDistance(cell, point))));
    if (far === undefined) break;
    points.push(far);
  }
  return points;
}

/** Moves every point repeatedly to the middle of the cells that are nearest to it. */
function spread(cells: readonly Cell[], start: readonly Point[], rounds: number): readonly Point[] {
  let points = start;
  for (let round = 0; round < rounds; round += 1) {
    const sums = points.map(() => ({ x: 0, y: 0, count: 0 }));
    for (const cell of cells) {
      const nearest = nearestOf(points, cell);
      const sum = sums[nearest] as { x: number; y: number; count: number };
      sum.x += cell.x;
      sum.y += cell.y;
      sum.count += 1;
    }
    points = sums.map(({ x, y, count }, index) =>
      count === 0 ? (points[index] as Point) : { x: Math.floor(x / count), y: Math.floor(y / count) },
    );
  }
  return points;
}

/** The cell for each point: the nearest that has neighbours on all sides and, if possible, is not within three jumps of another capital. */
function settle(cells: readonly Cell[], points: readonly Point[]): readonly number[] {
  const taken: number[] = [];
  for (const point of points) {
    const near = jumps((cell) => cells[cell]?.around ?? [], taken, 3);
    const wanted =
      [
        cells.filter((cell) => cell.around.length >= 5 && !near.has(cell.index)),
        cells.filter((cell) => cell.around.length >= 4 && (near.get(cell.index) ?? 9) > 2),
        cells.filter((cell) => !taken.includes(cell.index)),
      ].find((some) => some.length > 0) ?? cells;
    taken.push((least(wanted, (cell) => squareDistance(cell, point)) as Cell).index);
  }
  return taken;
}

/** The places in an order that puts them near the hints: pairs are exchanged as long as that lowers the sum of squared distances. */
function matched<T extends Point>(spots: readonly T[], hints: readonly Point[]): readonly T[] {
  const dealt = [...spots];
  const cost = (spot: number, hint: number): number => squareDistance(dealt[spot] as T, hints[hint] as Point);
  for (let changed = true; changed;) {
    changed = false;
    for (let a = 0; a < dealt.length; a += 1) {
      for (let b = a + 1; b < dealt.length; b += 1) {
        if (cost(a, b) + cost(b, a) >= cost(a, a) + cost(b, b)) continue;
        [dealt[a], dealt[b]] = [dealt[b] as T, dealt[a] as T];
        changed = true;
      }
    }
  }
  return dealt;
}
