import type { SeatId, UnitId } from '#kernel/ids.ts';
import { compareBy } from '#kernel/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State, Unit } from '../model/state.ts';
import type { Design } from '../tables/designs.ts';
import { designOf, isFixed, isWarship } from '../tables/designs.ts';
import { bpvOf, capacityAt, hullBonus, planetRating } from '../tables/combat.ts';
import { utilised } from './economy.ts';
import { yearOf } from './tech.ts';

/** The unit that commands a force: the highest Command Rating, and of those the dearest (VB 292; OURS: whoever it is). */
export const flagshipOf = (designs: readonly Design[]): Design | undefined =>
  designs.toSorted((a, b) => b.command - a.command || b.cost.points - a.cost.points)[0];

/** The BPV that such a force may have (VB 296, 305): its flagship's, and more for each other type of hull among its warships. */
export function capacityOf(designs: readonly Design[], year: number, least = 0): number {
  const flagship = flagshipOf(designs);
  const types = new Set(designs.filter(isWarship).map(({ hull }) => hull));
  types.delete(flagship?.hull ?? '');
  return capacityAt(Math.max(least, flagship?.command ?? 0), year) + hullBonus * types.size;
}

const bpv = (designs: readonly Design[]): number => sumOf(designs.map(bpvOf));

/**
 * The units of one side that its flagship can lead: fixed ones first, then the dearest, as long as they fit (VB 303; OURS: which are left out).
 * The flagship always takes part.
 */
export function ledOf(
  state: State,
  seat: SeatId,
  units: readonly (readonly [UnitId, Unit])[],
): readonly UnitId[] {
  const year = yearOf(state);
  const [, first] = units[0] ?? [];
  const system = first === undefined ? undefined : state.systems[first.place];
  const least = system?.owner === seat && utilised(system) > 0 ? planetRating : 0;
  const flagship = flagshipOf(units.map(([, unit]) => designOf(unit)));
  const rank = ([, unit]: readonly [UnitId, Unit]): number => {
    const design = designOf(unit);
    return design === flagship ? 0 : isFixed(design) ? 1 : 2;
  };
  const chosen: (readonly [UnitId, Unit])[] = [];
  for (const one of units.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      designOf(b[1]).cost.points - designOf(a[1]).cost.points ||
      compareBy(([id]: readonly [UnitId, Unit]) => id)(a, b),
  )) {
    const designs = [...chosen, one].map(([, unit]) => designOf(unit));
    if (chosen.length === 0 || bpv(designs) <= capacityOf(designs, year, least)) chosen.push(one);
  }
  return chosen.map(([id]) => id).sort();
}
