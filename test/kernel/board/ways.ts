/** A way from a start: what it costs, and the places it enters. */
export interface Way<P> {
  readonly cost: number;
  readonly places: readonly P[];
}

/** Cheaper; or as cheap with fewer steps; or the ids of its places, one by one, come first. */
export function isBetter<P>(one: Way<P>, other: Way<P>, id: (place: P) => string = String): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  if (one.places.length !== other.places.length) return one.places.length < other.places.length;
  const at = one.places.findIndex((place, index) => place !== other.places[index]);
  return at >= 0 && id(one.places[at] as P) < id(other.places[at] as P);
}

/** The best ways to all places, by the plainest search there is: whole ways are compared, and made longer until none becomes better. */
export function bestWays<P>(
  from: P,
  neighbours: (place: P) => readonly P[],
  cost: (from: P, to: P) => number | undefined,
  id?: (place: P) => string,
): ReadonlyMap<P, Way<P>> {
  const best = new Map<P, Way<P>>([[from, { cost: 0, places: [] }]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [at, way] of [...best]) {
      for (const to of neighbours(at)) {
        const step = cost(at, to);
        if (step === undefined) continue;
        const longer = { cost: way.cost + step, places: [...way.places, to] };
        const known = best.get(to);
        if (known !== undefined && !isBetter(longer, known, id)) continue;
        best.set(to, longer);
        changed = true;
      }
    }
  }
  return best;
}
