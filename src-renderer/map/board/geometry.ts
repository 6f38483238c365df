/** A point of the drawing, in world units: the corner radius of one hex is `radius`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** From the middle of a hex to its corners, in world units. */
export const radius = 60;
/** Across a hex from flat side to flat side; a square is as wide. */
export const across = radius * Math.sqrt(3);

export function boxAround(points: readonly number[], margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < points.length; index += 2) {
    left = Math.min(left, points[index]!);
    right = Math.max(right, points[index]!);
    top = Math.min(top, points[index + 1]!);
    bottom = Math.max(bottom, points[index + 1]!);
  }
  return [left - margin, top - margin, right + margin, bottom + margin];
}

export const meets = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

/** The smallest box around boxes; of none, nothing. */
export const boxOver = (boxes: readonly Box[]): Box =>
  boxes.reduce<Box>(
    (box, next) => [
      Math.min(box[0], next[0]),
      Math.min(box[1], next[1]),
      Math.max(box[2], next[2]),
      Math.max(box[3], next[3]),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
