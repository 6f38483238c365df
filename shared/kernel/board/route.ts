import type { PlaceId } from '../ids.ts';
import { heap } from './heap.ts';

/**
 * The cheapest route from one place to another, without the start; undefined if there is none.
 * Of equally cheap routes, the one with fewer steps, then the one whose places come first in id order.
 * @param cost the cost of entering `to` from `from`: a positive whole number, or undefined if that is not allowed
 */
export function route(
  from: PlaceId,
  to: PlaceId,
  neighbours: (place: PlaceId) => readonly PlaceId[],
  cost: (from: PlaceId, to: PlaceId) => number | undefined,
): readonly PlaceId[] | undefined {
  const start: Way = { place: from, cost: 0, steps: 0 };
  const best = new Map<PlaceId, Way>([[from, start]]);
  const closed = new Set<PlaceId>();
  const open = heap<Way>((a, b) => a.cost - b.cost || a.steps - b.steps);
  open.push(start);
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    // A place can be in the heap several times; only its best route counts, and it comes out first because steps cost something.
    if (best.get(way.place) !== way) continue;
    if (way.place === to) return placesOf(way);
    closed.add(way.place);
    for (const next of neighbours(way.place)) {
      const step = cost(way.place, next);
      if (step === undefined || closed.has(next)) continue;
      const longer: Way = { place: next, cost: way.cost + step, steps: way.steps + 1, before: way };
      const known = best.get(next);
      if (known !== undefined && compare(known, longer) <= 0) continue;
      best.set(next, longer);
      open.push(longer);
    }
  }
  return undefined;
}

interface Way {
  readonly place: PlaceId;
  readonly cost: number;
  readonly steps: number;
  readonly before?: Way;
}

const compare = (a: Way, b: Way): number =>
  a.cost - b.cost || a.steps - b.steps || (placesOf(a).join() < placesOf(b).join() ? -1 : 1);

function placesOf(way: Way): readonly PlaceId[] {
  const places: PlaceId[] = [];
  for (let at = way; at.before !== undefined; at = at.before) places.unshift(at.place);
  return places;
}
