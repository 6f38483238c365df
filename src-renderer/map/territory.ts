import type { SeatId } from '#kernel/ids.ts';
import type { PlacePicture } from '#kernel/presentation.ts';
import { centreOf, cornerOf, hexKey, type Point, radius, steps } from './geometry.ts';

/** Connected sectors of one owner. */
export interface Region {
  readonly owner: SeatId;
  readonly places: readonly PlacePicture[];
}

export function regions(places: readonly PlacePicture[]): readonly Region[] {
  const index = new Map(places.map((place) => [hexKey(place), place]));
  const seen = new Set<string>();
  const found: Region[] = [];
  for (const place of places) {
    if (place.owner === undefined || seen.has(hexKey(place))) continue;
    found.push({ owner: place.owner, places: flood(place, index, seen) });
  }
  return found;
}

function flood(
  start: PlacePicture,
  index: ReadonlyMap<string, PlacePicture>,
  seen: Set<string>,
): readonly PlacePicture[] {
  const queue = [start];
  seen.add(hexKey(start));
  for (const place of queue) {
    for (const step of steps) {
      const key = hexKey({ q: place.q + step.q, r: place.r + step.r });
      const next = index.get(key);
      if (next === undefined || next.owner !== start.owner || seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return queue;
}

/** The closed outlines of a region, drawn inside it by `inset` world units, as flat coordinates. */
export function outlines(region: Region, inset: number): readonly (readonly number[])[] {
  const inside = new Map(region.places.map((place) => [hexKey(place), place]));
  const open = new Set<string>();
  const at = (place: PlacePicture, edge: number): string => `${hexKey(place)}/${edge}`;
  const neighbour = (place: PlacePicture, edge: number): PlacePicture | undefined => {
    const step = steps[edge]!;
    return inside.get(hexKey({ q: place.q + step.q, r: place.r + step.r }));
  };
  for (const place of region.places)
    for (let edge = 0; edge < 6; edge += 1)
      if (neighbour(place, edge) === undefined) open.add(at(place, edge));
  const loops: number[][] = [];
  for (const place of region.places) {
    for (let edge = 0; edge < 6; edge += 1)
      if (open.has(at(place, edge))) loops.push(walk(place, edge, neighbour, open, at, inset));
  }
  return loops;
}

/** Follows the border clockwise, edge after edge, until it closes. */
function walk(
  start: PlacePicture,
  startEdge: number,
  neighbour: (place: PlacePicture, edge: number) => PlacePicture | undefined,
  open: Set<string>,
  at: (place: PlacePicture, edge: number) => string,
  inset: number,
): number[] {
  const points: number[] = [];
  let [place, edge] = [start, startEdge];
  while (open.delete(at(place, edge))) {
    const corner = (edge + 1) % 6;
    const beside = neighbour(place, corner);
    // Where the border turns outwards, the next edge belongs to the neighbour beyond this corner.
    const towards = beside === undefined ? centreOf(place) : away(place, corner);
    const { x, y } = pulled(cornerOf(place, corner), towards, inset);
    points.push(x, y);
    if (beside === undefined) edge = corner;
    else [place, edge] = [beside, (edge + 5) % 6];
  }
  return points;
}

/** A point straight on from a corner along the edge that leaves it into the region: the edge `corner` of the hex. */
function away(place: PlacePicture, corner: number): Point {
  return cornerOf(place, corner + 1);
}

const pulled = (from: Point, towards: Point, inset: number): Point => {
  const length = radius;
  const part = (inset * 2) / Math.sqrt(3) / length;
  return { x: from.x + (towards.x - from.x) * part, y: from.y + (towards.y - from.y) * part };
};

export function middle(region: Region): Point {
  const centres = region.places.map(centreOf);
  const mean = centres.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / centres.length, y: sum.y + y / centres.length }),
    { x: 0, y: 0 },
  );
  // The sector nearest the mean, so that a name is never outside its realm.
  return centres.reduce((best, next) => (distance(next, mean) < distance(best, mean) ? next : best));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
