import type { Side } from './grid.ts';
import type { Hex } from './hex.ts';

/** Parts of a circle that bearings tell apart. */
const parts = 24;
/** Parts from one side of a hex to the next. */
const partsOfSide = 4;

/**
 * The direction of a way over hexes, q steps over side 0 and r over side 1, in 24ths of a circle, clockwise from side 0: 4k over side k,
 * 4k + 2 over the corner after it, odd anywhere between. Undefined for no way at all.
 */
export function bearingOf(way: Hex): number | undefined {
  // Turned back side by side, until it leads between sides 0 and 1.
  let { q, r } = way;
  for (let side = 0; side < parts / partsOfSide; side += 1) {
    if (q > 0 && r >= 0) return partsOfSide * side + (r === 0 ? 0 : r < q ? 1 : r === q ? 2 : 3);
    [q, r] = [q + r, -q];
  }
  return undefined;
}

/** A bearing as seen by who faces that side: 0 is straight ahead, 6 abeam on the right. */
export const seenFacing = (facing: Side, bearing: number): number =>
  (bearing + parts - partsOfSide * facing) % parts;

/** The sides of a hex over which a line in that direction leaves it: one, or two at a corner. */
export function sidesAt(bearing: number): readonly Side[] {
  const side = Math.round(bearing / partsOfSide) % 6;
  const corner = bearing % partsOfSide === partsOfSide / 2;
  return corner ? [(side + 5) % 6, side] : [side];
}

/** Which bearings lie in an arc: bit n for the 24th part n, counted from the facing. Arcs are joined with `|`. */
export type Arc = number;

/** The arc from one part clockwise to another, both in it. */
export function arc(first: number, last: number): Arc {
  const more = (last - first + parts) % parts;
  return Array.from({ length: more + 1 }, (_, on) => 1 << ((first + on) % parts)).reduce(
    (mask, bit) => mask | bit,
  );
}

/** Whether what is seen in that direction (`seenFacing`) lies in the arc. */
export const isInArc = (mask: Arc, seen: number): boolean => (mask & (1 << seen)) !== 0;
