/** A point of the drawing, in world units: the corner radius of one hex is `radius`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** From the middle of a hex to its corners, in world units. */
export const radius = 60;
const root3 = Math.sqrt(3);
/** Across a hex from flat side to flat side. */
export const across = radius * root3;

export const centreOf = ({ q, r }: Axial): Point => ({ x: across * (q + r / 2), y: 1.5 * radius * r });

/** Unit vectors to the corners, from the upper right clockwise; edge `k` runs from corner `k` to the next. */
const directions: readonly Point[] = [0, 1, 2, 3, 4, 5].map((k) => {
  const angle = (Math.PI / 180) * (60 * k - 30);
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** The neighbour across each edge: east, south-east, south-west, west, north-west, north-east. */
export const steps: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function cornerOf(hex: Axial, corner: number, size = radius): Point {
  const { x, y } = centreOf(hex);
  const towards = directions[((corner % 6) + 6) % 6]!;
  return { x: x + towards.x * size, y: y + towards.y * size };
}

/** The outline of a hex as flat coordinates. */
export function outline(hex: Axial, size = radius): readonly number[] {
  return [0, 1, 2, 3, 4, 5].flatMap((corner) => {
    const { x, y } = cornerOf(hex, corner, size);
    return [x, y];
  });
}

/** The hex under a point, by arithmetic alone. */
export function hexAt({ x, y }: Point): Axial {
  const r = y / (1.5 * radius);
  const q = x / across - r / 2;
  const s = -q - r;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
  if (off.q > off.r && off.q > off.s) return { q: -rounded.r - rounded.s || 0, r: rounded.r || 0 };
  if (off.r > off.s) return { q: rounded.q || 0, r: -rounded.q - rounded.s || 0 };
  return { q: rounded.q || 0, r: rounded.r || 0 };
}

export const hexKey = ({ q, r }: Axial): string => `${q},${r}`;

/** The edge of `from` that faces `to`; undefined when they do not touch. */
export function edgeTowards(from: Axial, to: Axial): number | undefined {
  const found = steps.findIndex((step) => from.q + step.q === to.q && from.r + step.r === to.r);
  return found < 0 ? undefined : found;
}

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

/** The box of a whole map. */
export const mapBox = (hexes: readonly Axial[]): Box =>
  hexes.length === 0
    ? [-radius, -radius, radius, radius]
    : boxAround(
        hexes.flatMap((hex) => [centreOf(hex).x, centreOf(hex).y]),
        radius,
      );

export const hexBox = (hex: Axial, margin = 0): Box => boxAround(outline(hex), margin);

export const meets = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
