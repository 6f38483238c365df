import type { Hex } from '#kernel/board/hex.ts';
import { hexKey, hexNeighbours } from '#kernel/board/hex.ts';

/** One hex of a galaxy that is being generated. Cells are named by their index, row by row from the left. */
export interface Cell extends Hex {
  readonly index: number;
  /** Its centre; hexagons are 1732 wide, and their rows 1500 apart. */
  readonly x: number;
  readonly y: number;
  /** Indices of the neighbouring cells. */
  readonly around: readonly number[];
}

/** The linked cells of each cell; a missing link is a barrier. */
export type Links = readonly ReadonlySet<number>[];

export const centre = ({ q, r }: Hex): Point => ({ x: 866 * (2 * q + r), y: 1500 * r });

export function cellsOf(hexes: readonly Hex[]): readonly Cell[] {
  const indices = new Map(hexes.map((hex, index) => [hexKey(hex), index]));
  return hexes.map((hex, index) => ({
    ...hex,
    index,
    ...centre(hex),
    around: hexNeighbours(hex)
      .flatMap((other) => indices.get(hexKey(other)) ?? [])
      .sort((a, b) => a - b),
  }));
}

/** Cells within `most` jumps and their distances, the start included. */
export function jumps(
  next: (cell: number) => Iterable<number>,
  from: readonly number[],
  most: number,
): ReadonlyMap<number, number> {
  const found = new Map(from.map((cell) => [cell, 0]));
  let edge = [...from];
  for (let jump = 1; jump <= most && edge.length > 0; jump += 1) {
    const further: number[] = [];
    for (const cell of edge) {
      for (const other of next(cell)) {
        if (found.has(other)) continue;
        found.set(other, jump);
        further.push(other);
      }
    }
    edge = further;
  }
  return found;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function squareDistance(a: Point, b: Point): number {
  const [x, y] = [a.x - b.x, a.y - b.y];
  return x * x + y * y;
}

/** The item with the least measure; the first of equal ones. */
export function least<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let best: T | undefined;
  let size = Number.MAX_SAFE_INTEGER;
  for (const item of items) {
    const its = measure(item);
    if (best === undefined || its < size) [best, size] = [item, its];
  }
  return best;
}

/** The index of the nearest point; the first of equal ones, 0 if there are none. */
export function nearestOf(points: readonly Point[], to: Point): number {
  let nearest = 0;
  let size = Number.MAX_SAFE_INTEGER;
  for (let index = 0; index < points.length; index += 1) {
    const its = squareDistance(points[index] as Point, to);
    if (its < size) [nearest, size] = [index, its];
  }
  return nearest;
}
