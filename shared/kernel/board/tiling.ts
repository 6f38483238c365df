import type { Coordinates, Grid } from './grid.ts';
import { staggered } from './grid.ts';
import type { Hex } from './hex.ts';
import { hexLength, hexSteps } from './hex.ts';

/**
 * The way from one cell to another. On hexes in doubled coordinates: lines crossed, and half steps along the lines, so that one to the next
 * line is half a step along; lines are rows of pointed hexes, counted down, or columns of flat hexes, counted to the right, along which one
 * goes up. On squares: columns and rows.
 */
export interface Vector {
  readonly u: number;
  readonly v: number;
}

/** How distances are measured on a grid. */
export interface Tiling {
  /** The step over each side. */
  readonly steps: readonly Vector[];
  vectorOf(at: Coordinates): Vector;
  coordinatesOf(vector: Vector): Coordinates;
  /** Steps that the way takes at the least. It never grows when u or v comes nearer to 0. */
  length(way: Vector): number;
  /** How far apart a cell and itself lie in each direction, where the grid wraps. */
  readonly rings: Readonly<Partial<Vector>>;
}

/** @param grid one that `checkGrid` accepts */
export const tilingOf = (grid: Grid): Tiling =>
  grid.tiling === 'square' ? squares(grid) : hexes(grid, grid.tiling);

/** A step over side 0 leads along the line, one over side 1 half a step along to the next line. */
const hexVectors = hexSteps.map(({ q, r }) => ({ u: r, v: 2 * q + r }));

/** The way over hexes in axial coordinates: q steps over side 0 and r over side 1. */
export const axial = ({ u, v }: Vector): Hex => ({ q: (v - u) / 2, r: u });

function hexes(grid: Grid, tiling: 'flat' | 'pointed'): Tiling {
  const { shifted, wraps = [] } = grid;
  /** Half steps by which a line stands on. Even numbers standing on look as odd ones standing back. */
  const shift = (line: number): number =>
    shifted === undefined ? line : shifted === 'odd' ? line & 1 : -(line & 1);
  const across = staggered(tiling);
  const along = across === 'down' ? 'across' : 'down';
  return {
    steps: hexVectors,
    vectorOf: ({ x, y }) =>
      tiling === 'pointed' ? { u: y, v: 2 * x + shift(y) } : { u: x, v: -2 * y - shift(x) },
    coordinatesOf: ({ u, v }) =>
      tiling === 'pointed' ? { x: (v - shift(u)) / 2, y: u } : { x: u, y: (-v - shift(u)) / 2 },
    length: (way) => hexLength(axial(way)),
    rings: {
      ...(wraps.includes(across) ? { u: Number(grid[across]) } : {}),
      ...(wraps.includes(along) ? { v: 2 * Number(grid[along]) } : {}),
    },
  };
}

/** Clockwise from up. */
const squareSteps: readonly Vector[] = [
  { u: 0, v: -1 },
  { u: 1, v: -1 },
  { u: 1, v: 0 },
  { u: 1, v: 1 },
  { u: 0, v: 1 },
  { u: -1, v: 1 },
  { u: -1, v: 0 },
  { u: -1, v: -1 },
];

function squares({ corners, wraps = [], across, down }: Grid): Tiling {
  return {
    steps: corners ? squareSteps : squareSteps.filter(({ u, v }) => u === 0 || v === 0),
    vectorOf: ({ x, y }) => ({ u: x, v: y }),
    coordinatesOf: ({ u, v }) => ({ x: u, y: v }),
    length: ({ u, v }) => (corners ? Math.max(Math.abs(u), Math.abs(v)) : Math.abs(u) + Math.abs(v)),
    rings: {
      ...(wraps.includes('across') ? { u: Number(across) } : {}),
      ...(wraps.includes('down') ? { v: Number(down) } : {}),
    },
  };
}
