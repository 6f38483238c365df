/** Axial coordinates of a pointy-top hexagon: q to the right, r down. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six steps from a hexagon, clockwise from the east. */
export const hexSteps: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A text unique to this hexagon, for sets and maps. */
export const hexKey = (hex: Hex): string => `${hex.q},${hex.r}`;

const hexAdd = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

/** Steps from the hexagon at q 0, r 0 to this one. */
export const hexLength = ({ q, r }: Hex): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** The six hexagons around one, in the order of the steps. */
export const hexNeighbours = (hex: Hex): readonly Hex[] => hexSteps.map((step) => hexAdd(hex, step));
