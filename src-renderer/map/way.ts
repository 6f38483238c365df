import type { RoutePicture, UnitRow } from './names.ts';

/** A way that a unit would take, in words. */
export interface Way {
  readonly said: string;
  /** It cannot be gone to its end, as far as the reader knows. */
  readonly fails: boolean;
}

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What the arrows of a unit come to: what they cost, when they end, and whether its points suffice. Empty: it knows no way. */
export function wayOf(routes: readonly RoutePicture[], unit: Pick<UnitRow, 'label' | 'movesAtStart'>): Way {
  const steps = routes.filter(({ does }) => does === undefined);
  const last = steps.at(-1);
  if (last === undefined) return { said: `${unit.label}: no way there in one turn`, fails: true };
  const failing = steps.find(({ impossible }) => impossible);
  const spent = steps.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  if (failing !== undefined) {
    const why = spent > 0 ? `, after ${points(spent)} of ${unit.movesAtStart}` : '';
    return { said: `${unit.label}: cannot go on in phase ${failing.phase}${why}`, fails: true };
  }
  const known = steps.every(({ cost }) => cost !== undefined);
  const price = known ? `${spent} of ${points(unit.movesAtStart)}, ` : '';
  return { said: `${unit.label}: ${price}arrives in phase ${last.phase}`, fails: false };
}
