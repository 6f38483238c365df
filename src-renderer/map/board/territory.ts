import type { Coordinates } from '#kernel/board/grid.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Board } from './board.ts';
import { across, type Point, radius } from './geometry.ts';
import type { Lattice } from './lattice.ts';

/** Connected places of one owner. Beyond an edge that wraps, cells stand as images. */
export interface Region {
  readonly owner: SeatId;
  readonly cells: readonly Coordinates[];
}

export function regions({ map: { places }, lattice, pictureAt }: Board): readonly Region[] {
  const seen = new Set<string>();
  return places.flatMap(({ owner, at }): readonly Region[] => {
    if (owner === undefined || seen.has(lattice.key(at))) return [];
    return [{ owner, cells: flood(lattice, at, seen, (cell) => pictureAt(cell)?.owner === owner) }];
  });
}

function flood(
  { key, edges, over }: Lattice,
  start: Coordinates,
  seen: Set<string>,
  belongs: (at: Coordinates) => boolean,
): readonly Coordinates[] {
  const queue = [start];
  seen.add(key(start));
  for (const cell of queue) {
    for (let edge = 0; edge < edges; edge += 1) {
      const next = over(cell, edge);
      if (seen.has(key(next)) || !belongs(next)) continue;
      seen.add(key(next));
      queue.push(next);
    }
  }
  return queue;
}

/** A line round a region, as flat coordinates. */
export interface Outline {
  readonly points: readonly number[];
  /** It leads around the board and ends at an image of its beginning. */
  readonly open?: true;
}

/** The outlines of some cells, drawn inside them by `inset` world units. */
export function outlines(lattice: Lattice, cells: readonly Coordinates[], inset: number): readonly Outline[] {
  const inside = new Set(cells.map(lattice.key));
  const has = (cell: Coordinates): boolean => inside.has(lattice.key(cell));
  const open = new Set<string>();
  for (const cell of cells)
    for (let edge = 0; edge < lattice.edges; edge += 1)
      if (!has(lattice.over(cell, edge))) open.add(edgeKey(lattice, cell, edge));
  const loops: Outline[] = [];
  for (const cell of cells)
    for (let edge = 0; edge < lattice.edges; edge += 1)
      if (open.has(edgeKey(lattice, cell, edge))) loops.push(walk(lattice, { cell, edge }, has, open, inset));
  return loops;
}

const edgeKey = (lattice: Lattice, cell: Coordinates, edge: number): string => `${lattice.key(cell)}/${edge}`;

interface BorderEdge {
  readonly cell: Coordinates;
  readonly edge: number;
}

/** Follows the border clockwise, edge after edge, until it closes. */
function walk(
  lattice: Lattice,
  start: BorderEdge,
  has: (cell: Coordinates) => boolean,
  open: Set<string>,
  inset: number,
): Outline {
  const points: number[] = [];
  let here = start;
  while (open.delete(edgeKey(lattice, here.cell, here.edge))) {
    const { next, turned } = onward(lattice, here, has);
    const { x, y } = pulled(lattice, here, turned, inset);
    points.push(x, y);
    here = next;
  }
  const from = lattice.centreOf(start.cell);
  const to = lattice.centreOf(here.cell);
  if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1) return { points };
  // Around the board: the first point again, as its image stands there.
  const last = pulled(lattice, here, onward(lattice, here, has).turned, inset);
  return { points: [...points, last.x, last.y], open: true };
}

/** The next edge of the border, and how many cells of the region were passed on the way around the corner. */
function onward(
  { edges, over }: Lattice,
  { cell, edge }: BorderEdge,
  has: (cell: Coordinates) => boolean,
): { readonly next: BorderEdge; readonly turned: number } {
  // Three hexes meet at a corner, four squares: so many edges is the next cell's edge at that corner behind.
  const back = edges === 6 ? 2 : 1;
  let [at, next, turned] = [cell, (edge + 1) % edges, 0];
  for (let beyond = over(at, next); has(beyond); beyond = over(at, next)) {
    at = beyond;
    next = (next + edges - back) % edges;
    turned += 1;
  }
  return { next: { cell: at, edge: next }, turned };
}

/** The corner between two edges of a border, moved into the region. */
function pulled(
  { edges, centreOf, cornerOf, over }: Lattice,
  here: BorderEdge,
  turned: number,
  inset: number,
): Point {
  const corner = here.edge + 1;
  const from = cornerOf(here.cell, corner);
  const straight = turned === 1;
  const towards =
    turned === 0
      ? centreOf(here.cell)
      : straight
        ? cornerOf(here.cell, corner + 1)
        : // Away from the cell outside.
          centreOf(over(here.cell, corner % edges));
  const part =
    edges === 6 ? (inset * 2) / Math.sqrt(3) / radius : straight ? inset / across : (2 * inset) / across;
  return { x: from.x + (towards.x - from.x) * part, y: from.y + (towards.y - from.y) * part };
}

/** The middle of the cell nearest the mean, so that a name is never outside its region. */
export function middle(lattice: Lattice, cells: readonly Coordinates[]): Point {
  const centres = cells.map(lattice.centreOf);
  const mean = centres.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / centres.length, y: sum.y + y / centres.length }),
    { x: 0, y: 0 },
  );
  return centres.reduce((best, next) => (distance(next, mean) < distance(best, mean) ? next : best));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
