/** Axial coordinates of a pointy-top hexagon: q to the right, r down. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six steps from a hexagon, clockwise from the east. */
export const hexSteps: readonly Hex[] = [
  { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 },
];

export const hexKey = (hex: Hex): string => `${hex.q},${hex.r}`;

export const hexAdd = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export const hexNeighbours = (hex: Hex): readonly Hex[] => hexSteps.map((step) => hexAdd(hex, step));

/** Whether two hexagons share an edge. */
export const hexAdjacent = (a: Hex, b: Hex): boolean => hexDistance(a, b) === 1;
