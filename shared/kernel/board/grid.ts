import type { Brand } from '../words/ids.ts';

/** A cell of a board inside the engine, from 0 where the board has edges. States, orders and files hold its id (`Names`), never this number. */
export type Cell = Brand<number, 'cell'>;

/** One side of a cell, clockwise from 0: up on flat hexes and squares, right on pointed hexes. */
export type Side = number;

/** Where a cell stands: its column from the left and its row from the top, both from 0; negative only where a grid has no edge. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A size in columns and rows. */
export interface Extent {
  readonly across: number;
  readonly down: number;
}

/** How the cells of a board lie. */
export interface Grid {
  /** Hexes with a flat side up, hexes with a point up, or squares. */
  readonly tiling: 'flat' | 'pointed' | 'square';
  /**
   * Which columns of flat hexes stand half a hex lower than the others, or which rows of pointed hexes half a hex further right: those of odd
   * or of even numbers. Absent: every column or row stands half a hex on from the one before.
   */
  readonly shifted?: 'odd' | 'even';
  /** Squares are joined at their corners as well. */
  readonly corners?: true;
  /** Columns; absent where there is no edge to the left and right. */
  readonly across?: number;
  /** Rows; absent where there is no edge above and below. */
  readonly down?: number;
  /** The ways in which the last cell is joined to the first. */
  readonly wraps?: readonly (keyof Extent)[];
  /** The size of the sectors that the cells are grouped in. */
  readonly sector?: Extent;
}

/** The most columns and rows; where there is no edge, coordinates lie this far from 0 at the most. */
export const farthest = 2 ** 20;
/** In a ring of fewer cells, two would be joined twice. */
const leastRing = 3;

/** Which way lines of hexes stand half a hex on, one from the next: columns of flat hexes, rows of pointed ones. */
export const staggered = (tiling: 'flat' | 'pointed'): keyof Extent =>
  tiling === 'flat' ? 'across' : 'down';

/** @throws RangeError where the parts of the grid do not go together */
export function checkGrid(grid: Grid): void {
  const { tiling, shifted, corners, wraps = [], sector } = grid;
  const insist = (holds: boolean, fault: string): void => {
    if (!holds) throw new RangeError(`No grid: ${fault}.`);
  };
  insist(tiling !== 'square' || shifted === undefined, 'squares are not shifted');
  insist(tiling === 'square' || corners === undefined, 'hexes are joined at their sides');
  for (const way of ['across', 'down'] as const) {
    const size = grid[way];
    const part = sector?.[way] ?? 1;
    insist(size === undefined || isSize(size), `its size is a whole number from 1 to ${farthest}`);
    insist(isSize(part) && (size ?? part) % part === 0, 'sectors are of one size');
    if (!wraps.includes(way)) continue;
    insist(size !== undefined && size >= leastRing, `a ring has ${leastRing} cells or more`);
    if (tiling === 'square' || staggered(tiling) !== way) continue;
    insist(
      shifted !== undefined && Number(size) % 2 === 0,
      'where lines are staggered, only an even number of shifted ones wraps',
    );
  }
}

const isSize = (size: number): boolean => Number.isInteger(size) && size >= 1 && size <= farthest;

/** The sector in which a cell stands, counted as cells are, and where it stands inside. */
export function sectorOf(
  { x, y }: Coordinates,
  { across, down }: Extent,
): { readonly sector: Coordinates; readonly within: Coordinates } {
  const sector = { x: Math.floor(x / across), y: Math.floor(y / down) };
  return { sector, within: { x: x - sector.x * across, y: y - sector.y * down } };
}
