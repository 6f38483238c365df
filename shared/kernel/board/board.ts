import type { PlaceId } from '../words/ids.ts';
import { placeId } from '../words/ids.ts';
import { bearingOf } from './bearing.ts';
import type { Cell, Coordinates, Grid, Side } from './grid.ts';
import { checkGrid, farthest } from './grid.ts';
import { route } from './route.ts';
import type { Tiling, Vector } from './tiling.ts';
import { axial, tilingOf } from './tiling.ts';

/** How a game names the cells of its board. */
export interface Scheme {
  /** What ids begin with: at least one letter. The label follows, in small letters. */
  readonly prefix: string;
  /** The name on the map, unique on the board; letters, digits, dots and hyphens. */
  label(at: Coordinates): string;
  /** Where the cell with this label stands, in capitals or small letters; it may lie beyond the edge. Undefined if the text is no label. */
  find(text: string): Coordinates | undefined;
}

/** The names of a board's cells: ids for states, orders and files, labels for people. */
export interface Names {
  id(cell: Cell): PlaceId;
  /** Undefined if that is the id of no cell. */
  cell(id: PlaceId): Cell | undefined;
  label(cell: Cell): string;
  /** Undefined if that is the label of no cell. */
  find(text: string): Cell | undefined;
}

/** A board of cells. */
export interface Board {
  readonly grid: Grid;
  readonly names: Names;
  /** Sides of a cell: 6, 4, or 8 where squares are joined at their corners. */
  readonly sides: number;
  coordinates(cell: Cell): Coordinates;
  /** The cell there, around the board where it wraps; undefined beyond the edge. */
  at(coordinates: Coordinates): Cell | undefined;
  /** The cell over that side; undefined at the edge. */
  step(cell: Cell, side: Side): Cell | undefined;
  /** The cells over all sides in their order, without those beyond the edge. */
  around(cell: Cell): readonly Cell[];
  /** Steps that the shortest way takes, whatever lies on it. */
  distance(from: Cell, to: Cell): number;
  /**
   * The direction in 24ths of a circle, clockwise from side 0 and exact: 4k over side k, 4k + 2 over the corner after it, odd anywhere between.
   * Undefined from a cell to itself, where two ways around the board are equally near, and on squares.
   */
  bearing(from: Cell, to: Cell): number | undefined;
  /**
   * The cheapest route, as `route` has it, with ties in the order of ids. Of a board without edges give the `most` that it may cost, or else
   * it is never done with a goal that nothing leads to.
   */
  route(
    from: Cell,
    to: Cell,
    cost: (from: Cell, to: Cell) => number | undefined,
    most?: number,
  ): readonly Cell[] | undefined;
}

/**
 * The board of a grid, its cells named by the scheme.
 * @throws RangeError where the parts of the grid do not go together
 */
export function gridBoard(grid: Grid, scheme: Scheme): Board {
  checkGrid(grid);
  const tiling = tilingOf(grid);
  const numbers = numbering(grid);
  const names = namesOf(scheme, numbers);
  const vector = (cell: Cell): Vector => tiling.vectorOf(numbers.coordinates(cell));
  const beside = (here: Vector, by: Vector): Cell | undefined =>
    numbers.at(tiling.coordinatesOf(sum(here, by)));
  const around = (cell: Cell): readonly Cell[] => {
    const here = vector(cell);
    return tiling.steps.flatMap((by) => beside(here, by) ?? []);
  };
  const distance = (from: Cell, to: Cell): number => tiling.length(nearest(tiling, vector(from), vector(to)));
  return {
    ...numbers,
    grid,
    names,
    sides: tiling.steps.length,
    step(cell, side) {
      const by = tiling.steps[side];
      return by && beside(vector(cell), by);
    },
    around,
    distance,
    bearing(from, to) {
      const way = nearest(tiling, vector(from), vector(to));
      return grid.tiling === 'square' || isEvenly(tiling, way) ? undefined : bearingOf(axial(way));
    },
    route: (from, to, cost, most = Infinity) =>
      route(from, to, around, cost, { ahead: (cell) => distance(cell, to), id: names.id, most }),
  };
}

const sum = (a: Vector, b: Vector): Vector => ({ u: a.u + b.u, v: a.v + b.v });

/** The shortest way, around the board where it wraps. As neither part makes a way longer by being nearer to 0, each is the least it can be. */
const nearest = ({ rings }: Tiling, from: Vector, to: Vector): Vector => ({
  u: least(to.u - from.u, rings.u),
  v: least(to.v - from.v, rings.v),
});

function least(length: number, ring: number | undefined): number {
  if (ring === undefined) return length;
  const on = modulo(length, ring);
  return 2 * on > ring ? on - ring : on;
}

/** Whether the way is as long the other way around the board. */
const isEvenly = ({ rings }: Tiling, { u, v }: Vector): boolean => 2 * u === rings.u || 2 * v === rings.v;

const modulo = (number: number, by: number): number => ((number % by) + by) % by;

type Numbering = Pick<Board, 'at' | 'coordinates'>;

/** Cells are numbered row by row; without an edge, from the farthest there is. */
function numbering({ across, down, wraps = [] }: Grid): Numbering {
  const [width, height] = [across ?? 2 * farthest, down ?? 2 * farthest];
  const [left, top] = [across === undefined ? -farthest : 0, down === undefined ? -farthest : 0];
  const inside = (on: number, size: number, wraps_: boolean): number | undefined => {
    if (wraps_) return modulo(on, size);
    return Number.isInteger(on) && on >= 0 && on < size ? on : undefined;
  };
  return {
    coordinates: (cell) => ({ x: (cell % width) + left, y: Math.floor(cell / width) + top }),
    at({ x, y }) {
      const column = inside(x - left, width, wraps.includes('across'));
      const row = inside(y - top, height, wraps.includes('down'));
      return column === undefined || row === undefined ? undefined : ((row * width + column) as Cell);
    },
  };
}

/** Cells of a board that are remembered by name: rules ask for the same ones again and again. */
const mostKnown = 65_536;

/** What cells are called, each made up once. */
function remembered<T extends string>(make: (cell: Cell) => T): (cell: Cell) => T {
  const known = new Map<Cell, T>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const made = make(cell);
    if (known.size < mostKnown) known.set(cell, made);
    return made;
  };
}

function namesOf({ prefix, label, find }: Scheme, { at, coordinates }: Numbering): Names {
  const labelOf = remembered((cell) => label(coordinates(cell)));
  const found = (text: string): Cell | undefined => {
    const where = find(text);
    return where && at(where);
  };
  const known = new Map<PlaceId, Cell>();
  const id = remembered((cell) => placeId(`${prefix}${labelOf(cell).toLowerCase()}`));
  return {
    id,
    label: labelOf,
    find: found,
    cell(wanted) {
      const before = known.get(wanted);
      if (before !== undefined) return before;
      const cell = found(wanted.slice(prefix.length));
      if (cell === undefined || id(cell) !== wanted) return undefined;
      if (known.size < mostKnown) known.set(wanted, cell);
      return cell;
    },
  };
}
