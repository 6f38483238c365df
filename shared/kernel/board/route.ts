import { heap } from './heap.ts';

/** What makes a search quicker than looking everywhere, and how equal routes are told apart. */
export interface Search<P> {
  /** Steps that lead to the goal from there at the least; 0 where nothing is known. Between neighbours it differs by 1 at most. */
  ahead?(place: P): number;
  /** The id by which equal routes are put in order; without it, the place itself. */
  id?(place: P): string;
  /** Routes that cost more are not looked for. Without it, a search for a goal that nothing leads to ends only where the board does. */
  readonly most?: number;
}

/**
 * The cheapest route from one place to another, without the start; undefined if there is none.
 * Of equally cheap routes, the one with fewer steps, then the one whose places come first in id order.
 * @param cost the cost of entering `to` from `from`: a positive whole number, or undefined if that is not allowed
 */
export function route<P extends string | number>(
  from: P,
  to: P,
  neighbours: (place: P) => readonly P[],
  cost: (from: P, to: P) => number | undefined,
  { ahead = () => 0, id = String, most = Infinity }: Search<P> = {},
): readonly P[] | undefined {
  const start: Way<P> = { place: from, cost: 0, steps: 0, ahead: ahead(from), before: [] };
  const best = new Map<P, Way<P>>([[from, start]]);
  const open = heap<Way<P>>(compare);
  open.push(start);
  let goal: Way<P> | undefined;
  // Looking on until every way costs more finds all routes that are as good as the first.
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (goal !== undefined && compare(way, goal) > 0) break;
    // A place can be in the heap several times; only its best way counts.
    if (best.get(way.place) !== way) continue;
    if (way.place === to) goal = way;
    for (const next of neighbours(way.place)) {
      const step = cost(way.place, next);
      if (step === undefined) continue;
      const longer = { cost: way.cost + step, steps: way.steps + 1 };
      const known = best.get(next);
      const more = known === undefined ? -1 : longer.cost - known.cost || longer.steps - known.steps;
      if (more === 0) known?.before.push(way.place);
      if (more >= 0) continue;
      const found = { ...longer, place: next, ahead: known?.ahead ?? ahead(next), before: [way.place] };
      if (found.cost + found.ahead > most) continue;
      best.set(next, found);
      open.push(found);
    }
  }
  return goal && firstInOrder(from, to, best, id);
}

/** A best way to a place. */
interface Way<P> {
  readonly place: P;
  readonly cost: number;
  readonly steps: number;
  readonly ahead: number;
  /** The places from which the last step of such a way may be taken. */
  readonly before: P[];
}

/** By what the whole route costs at the least, a step costing 1 or more; then by its steps. */
const compare = <P>(a: Way<P>, b: Way<P>): number =>
  a.cost + a.ahead - b.cost - b.ahead || a.steps + a.ahead - b.steps - b.ahead;

/** Of all best routes, the one whose places come first in id order. */
function firstInOrder<P>(
  from: P,
  to: P,
  best: ReadonlyMap<P, Way<P>>,
  id: (place: P) => string,
): readonly P[] {
  const onward = new Map<P, P[]>([[to, []]]);
  const back = [to];
  for (let place = back.pop(); place !== undefined; place = back.pop()) {
    for (const before of best.get(place)?.before ?? []) {
      const known = onward.get(before);
      if (known === undefined) back.push(before);
      onward.set(before, [...(known ?? []), place]);
    }
  }
  const places: P[] = [];
  for (let at = from; at !== to;) {
    at = (onward.get(at) ?? []).reduce((first, next) => (id(next) < id(first) ? next : first));
    places.push(at);
  }
  return places;
}
