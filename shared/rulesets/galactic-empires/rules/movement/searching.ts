import type { Problem } from '#kernel/problem.ts';
import type { Stack, State, Unit } from '../../model/state.ts';
import type { NamedUnit } from '../forces/forces.ts';
import { headCount } from '../forces/forces.ts';
import { areAllied } from '../diplomacy/relations.ts';
import { impossible } from '../../tables/refusals.ts';

/**
 * Why the unit cannot search now, if it cannot: a search takes up the whole turn (GE 457, 7361, E-10).
 * Waits before it are allowed, garrisons may. OURS: cloaked starfleets may too, and who has lost his move-points any other way cannot.
 */
export function searchProblem(unit: Unit): Problem | undefined {
  if (unit.travelled > 0) return impossible('GE 7361', 'moved-before-search');
  if (unit.spent) return impossible('GE 7361', 'no-time-to-search');
  if (unit.stacks.length === 0) return impossible('GE 703', 'nothing-to-search-with');
  if (restedShips(unit).length > 0) return undefined;
  return impossible('GE 7361', 'nobody-rested');
}

/**
 * The ships of the unit that take part in its search. OURS: not those that have spent more move-points than its waits have cost,
 * which have moved or searched with another unit in this turn (GE 1373, 1463, 7361).
 */
export const restedShips = ({ stacks, waits }: Unit): readonly Stack[] =>
  stacks.filter(({ used }) => used <= Math.max(0, waits - 1));

/**
 * What a search of this empire may uncover among the units at a place: cloaked starfleets of neutrals and enemies, never of allies
 * (GE 429, 703, 1153). Each with its owner, in the order given.
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
