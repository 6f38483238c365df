import { heap } from './heap.ts';

/**
 * All places that can be got to from one, itself included, with what the cheapest way to each costs.
 * @param cost the cost of entering `to` from `from`: a positive whole number, or undefined if that is not allowed
 * @param most what a way may cost at the most
 */
export function reach<P extends string | number>(
  from: P,
  neighbours: (place: P) => readonly P[],
  cost: (from: P, to: P) => number | undefined,
  most: number,
): ReadonlyMap<P, number> {
  const best = new Map<P, number>([[from, 0]]);
  const open = heap<{ readonly place: P; readonly cost: number }>((a, b) => a.cost - b.cost);
  open.push({ place: from, cost: 0 });
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (way.cost > (best.get(way.place) ?? Infinity)) continue;
    for (const next of neighbours(way.place)) {
      const step = cost(way.place, next);
      if (step === undefined) continue;
      const whole = way.cost + step;
      if (whole > most || whole >= (best.get(next) ?? Infinity)) continue;
      best.set(next, whole);
      open.push({ place: next, cost: whole });
    }
  }
  return best;
}
