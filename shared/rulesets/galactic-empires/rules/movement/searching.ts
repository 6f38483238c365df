import type { Problem } from '#kernel/words/problem.ts';
import type { Stack, State, Unit } from '../../model/state.ts';
import type { NamedUnit } from '../forces/forces.ts';
import { headCount } from '../forces/forces.ts';
import { areAllied } from '../diplomacy/relations.ts';
import { impossible } from '../../tables/refusals.ts';

/**
 * Why the unit cannot search now: a search takes the whole turn (GE 457, 7361, E-10). Garrisons may search, and starfleets that
 * only waited. OURS: cloaked starfleets may too, but not units that have lost their move-points in any other way.
 */
export function searchProblem(unit: Unit): Problem | undefined {
  if (unit.travelled > 0) return impossible('GE 7361', 'moved-before-search');
  if (unit.spent) return impossible('GE 7361', 'no-time-to-search');
  if (unit.stacks.length === 0) return impossible('GE 703', 'nothing-to-search-with');
  if (restedShips(unit).length > 0) return undefined;
  return impossible('GE 7361', 'nobody-rested');
}

/**
 * The ships of the unit that take part in its search. OURS: not those that have spent more move-points than the unit's waits cost:
 * they have moved or searched with another unit this turn (GE 1373, 1463, 7361).
 */
export const restedShips = ({ stacks, waits }: Unit): readonly Stack[] =>
  stacks.filter(({ used }) => used <= Math.max(0, waits - 1));

/**
 * The units at a place that a search by this unit may uncover: cloaked starfleets of neutrals and enemies, never of allies
 * (GE 429, 703, 1153). In the order given.
 */
export function hiddenFrom(state: State, seeker: Unit, units: readonly NamedUnit[]): readonly NamedUnit[] {
  return units.filter(
    ([, unit]) =>
      unit.kind === 'starfleet' &&
      unit.cloaked &&
      headCount(unit) > 0 &&
      !areAllied(state, seeker.owner, unit.owner),
  );
}
