import type { Coordinates, Grid } from '#kernel/board/grid.ts';
import { type Tiling, tilingOf, type Vector } from '#kernel/board/tiling.ts';
import { across, type Box, boxAround, type Point, radius } from './geometry.ts';

/** Where the cells of a grid are drawn. Cells beyond an edge that wraps have places too: beside the last cell stands an image of the first. */
export interface Lattice {
  readonly grid: Grid;
  /** Edges of a cell, clockwise as its sides; edge `k` runs from corner `k` to the next. */
  readonly edges: number;
  /** How far apart a cell and its image are drawn; 0 where the board does not wrap. */
  readonly rings: Point;
  centreOf(at: Coordinates): Point;
  cornerOf(at: Coordinates, corner: number, size?: number): Point;
  /** The outline of a cell as flat coordinates. */
  outline(at: Coordinates, size?: number): readonly number[];
  box(at: Coordinates, margin?: number): Box;
  /** The cell or image under a point, by arithmetic alone. */
  cellAt(point: Point): Coordinates;
  /** The cell or image over an edge. */
  over(at: Coordinates, edge: number): Coordinates;
  /** The same text for a cell and its images. */
  key(at: Coordinates): string;
  /** The cell itself of an image. */
  home(at: Coordinates): Coordinates;
  /** The image of `to` that is nearest to `from`. */
  nearest(from: Coordinates, to: Coordinates): Coordinates;
  /** Steps from one to the other, the shortest way around. */
  distance(from: Coordinates, to: Coordinates): number;
  /** The edge of `from` that touches `to` or its image; undefined when they do not touch. */
  edgeTowards(from: Coordinates, to: Coordinates): number | undefined;
  /** The direction of a side, in degrees clockwise from the top of the screen. */
  angleOf(side: number): number;
}

const lattices = new WeakMap<Grid, Lattice>();

/** The lattice of a grid that `checkGrid` accepts; made once. */
export function latticeOf(grid: Grid): Lattice {
  const made = lattices.get(grid) ?? makeLattice(grid);
  lattices.set(grid, made);
  return made;
}

/** How a vector of the tiling is drawn, and back, and where corners lie. */
interface Drawn {
  readonly edges: number;
  point(vector: Vector): Point;
  /** Of a point: the nearest cell. */
  vector(point: Point): Vector;
  /** Of corner 0, in degrees clockwise from the right. */
  readonly firstCorner: number;
  /** From the middle to a corner, in radii. */
  readonly reach: number;
}

/** Half steps to world units: along the line, and from line to line. */
const [along, between] = [across / 2, 1.5 * radius];

const drawn: Readonly<Record<Grid['tiling'], Drawn>> = {
  pointed: {
    edges: 6,
    point: ({ u, v }) => ({ x: across * (v / 2), y: 1.5 * radius * u }),
    vector: ({ x, y }) => nearestHex(y / between, x / along),
    firstCorner: -30,
    reach: 1,
  },
  flat: {
    edges: 6,
    point: ({ u, v }) => ({ x: between * u, y: -along * v }),
    vector: ({ x, y }) => nearestHex(x / between, -y / along),
    firstCorner: -120,
    reach: 1,
  },
  square: {
    edges: 4,
    point: ({ u, v }) => ({ x: across * u, y: across * v }),
    vector: ({ x, y }) => ({ u: Math.round(x / across), v: Math.round(y / across) }),
    firstCorner: -135,
    reach: across / Math.SQRT2 / radius,
  },
};

/** The hex nearest to fractions of lines and half steps. */
function nearestHex(u: number, v: number): Vector {
  const [q, r] = [(v - u) / 2, u];
  const s = -q - r;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
  const hex =
    off.q > off.r && off.q > off.s
      ? { q: -rounded.r - rounded.s, r: rounded.r }
      : off.r > off.s
        ? { q: rounded.q, r: -rounded.q - rounded.s }
        : rounded;
  return { u: hex.r || 0, v: 2 * hex.q + hex.r || 0 };
}

function makeLattice(grid: Grid): Lattice {
  const tiling = tilingOf(grid);
  const { edges, point, vector, firstCorner, reach } = drawn[grid.tiling];
  const corners = Array.from({ length: edges }, (_, corner) => {
    const angle = (Math.PI / 180) * ((360 / edges) * corner + firstCorner);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
  // Squares that are joined at their corners have a side for each of those, too.
  const perEdge = tiling.steps.length / edges;
  const centreOf = (at: Coordinates): Point => point(tiling.vectorOf(at));
  const cornerOf = (at: Coordinates, corner: number, size = radius): Point => {
    const { x, y } = centreOf(at);
    const towards = corners[((corner % edges) + edges) % edges]!;
    return { x: x + towards.x * size, y: y + towards.y * size };
  };
  const outline = (at: Coordinates, size = radius): readonly number[] => {
    const { x, y } = centreOf(at);
    return corners.flatMap((towards) => [x + towards.x * size, y + towards.y * size]);
  };
  const cellOf = (at: Vector): Coordinates => {
    const { x, y } = tiling.coordinatesOf(at);
    // Never minus nought.
    return { x: x + 0, y: y + 0 };
  };
  const over = (at: Coordinates, edge: number): Coordinates =>
    cellOf(sum(tiling.vectorOf(at), tiling.steps[edge * perEdge]!));
  const { home, way } = wrapping(grid, tiling);
  const key = (at: Coordinates): string => {
    const { x, y } = home(at);
    return `${x},${y}`;
  };
  return {
    grid,
    edges,
    rings: ringsOf(grid, tiling),
    centreOf,
    cornerOf,
    outline,
    over,
    key,
    home,
    box: (at, margin = 0) => boxAround(outline(at), margin),
    cellAt: (at) => cellOf(vector(at)),
    nearest: (from, to) => cellOf(sum(tiling.vectorOf(from), way(from, to))),
    distance: (from, to) => tiling.length(way(from, to)),
    edgeTowards(from, to) {
      const wanted = key(to);
      for (let edge = 0; edge < edges; edge += 1) if (key(over(from, edge)) === wanted) return edge;
      return undefined;
    },
    angleOf: (side) => (grid.tiling === 'pointed' ? 90 : 0) + (360 / tiling.steps.length) * side,
  };
}

const sum = (a: Vector, b: Vector): Vector => ({ u: a.u + b.u, v: a.v + b.v });
const modulo = (number: number, by: number): number => ((number % by) + by) % by;

/** Cells by their images, and the shortest way from one cell to another. */
function wrapping(
  { across: columns = 0, down: rows = 0, wraps = [] }: Grid,
  { rings, vectorOf }: Tiling,
): { home(at: Coordinates): Coordinates; way(from: Coordinates, to: Coordinates): Vector } {
  const [wide, high] = [wraps.includes('across'), wraps.includes('down')];
  const least = (length: number, ring: number | undefined): number => {
    if (ring === undefined) return length;
    const on = modulo(length, ring);
    return 2 * on > ring ? on - ring : on;
  };
  return {
    home: (at) =>
      wide || high ? { x: wide ? modulo(at.x, columns) : at.x, y: high ? modulo(at.y, rows) : at.y } : at,
    way(from, to) {
      const [a, b] = [vectorOf(from), vectorOf(to)];
      return { u: least(b.u - a.u, rings.u), v: least(b.v - a.v, rings.v) };
    },
  };
}

/** Each ring leads along one of the screen's axes. */
function ringsOf({ tiling, wraps = [] }: Grid, { rings }: Tiling): Point {
  if (wraps.length === 0) return { x: 0, y: 0 };
  const { x, y } = drawn[tiling].point({ u: rings.u ?? 0, v: rings.v ?? 0 });
  return { x: Math.abs(x), y: Math.abs(y) };
}
