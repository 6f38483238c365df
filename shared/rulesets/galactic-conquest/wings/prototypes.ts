import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { yearOf } from '../map/seats.ts';
import type { Flight } from '../model/yards/flights.ts';
import { greenMark, isGunboatClass } from '../model/battle/wings.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** Years before its own in which a type is built as a prototype, and so many of it in a turn. OURS: of the six gunboats of a year three in each turn (C20.60, C20.71). */
const prototypes = {
  FTR: { years: 3, most: 12 },
  BMB: { years: 3, most: 6 },
  PF: { years: 2, most: 3 },
  INT: { years: 3, most: 3 },
  // Pods come in their year (OURS).
  POD: { years: 0, most: 0 },
} as const;

/** One in so many gunboats of a turn may be a variant (C20.10). */
const gunboatsToVariant = 5;

/** Why so many of a type cannot be built in this year beside what is built already (C20.10, C20.60, C20.71). */
export function cannotBeginYet(
  state: State,
  owner: SeatId,
  flight: Flight,
  year: number,
): Problem | undefined {
  // What docks and base stations have built since an earlier turn is none of this one’s.
  const built = (state.empires[owner]?.flights ?? []).filter(
    ({ slow }) => slow === undefined || slow.ordered === state.turn,
  );
  const { type, class: of, count, variant } = flight;
  const countOf = (is: (one: Flight) => boolean) => sumOf(built.map((one) => (is(one) ? one.count : 0)));
  const now = yearOf(state);
  // Of green crews as many are prototypes as of others, together (C9.60).
  const plain = (named: string): string =>
    named.endsWith(greenMark) && of !== 'POD' ? named.slice(0, -1) : named;
  const { years, most } = prototypes[of];
  if (now < year - years)
    return impossible('GC C20.71', 'not-in-service', { hull: type, year: year - years });
  if (now < year && countOf((one) => plain(one.type) === plain(type)) + count > most)
    return impossible(of !== 'POD' && isGunboatClass(of) ? 'GC C20.60' : 'GC C20.71', 'prototypes-at-most', {
      unit: type,
      most,
    });
  if (variant !== true) return undefined;
  const all = countOf((one) => one.class !== 'POD' && isGunboatClass(one.class)) + count;
  const variants = countOf((one) => one.variant === true) + count;
  return variants * gunboatsToVariant > all
    ? impossible('GC C20.10', 'too-many-variants', { count: variants, all })
    : undefined;
}
