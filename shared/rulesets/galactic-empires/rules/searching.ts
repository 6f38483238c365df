import type { Problem } from '#kernel/problem.ts';
import { impossible } from '#kernel/problem.ts';
import type { State, Unit } from '../model/state.ts';
import type { NamedUnit } from './forces.ts';
import { headCount } from './forces.ts';
import { areAllied } from './relations.ts';

/**
 * Why the unit cannot search now, if it cannot: a search takes up the whole turn (GE 457, 7361, E-10).
 * Waits before it are allowed, garrisons may. OURS: cloaked starfleets may too, and who has lost his move-points any other way cannot.
 */
export function searchProblem(unit: Unit): Problem | undefined {
  if (unit.travelled > 0) return impossible('GE 7361', 'moved-before-search', 'A search takes the whole turn, and the unit has travelled in it: let it stay where it is, or search in the next turn.');
  if (unit.spent) return impossible('GE 7361', 'no-time-to-search', 'A search takes the whole turn, and the unit has searched, pillaged, worked, retreated or fought on enemy ground in it: search in the next turn.');
  if (unit.stacks.length === 0) return impossible('GE 703', 'nothing-to-search-with', 'There are no ships in the unit when it is to search: transfer some to it before.');
  return undefined;
}

/**
 * What a search of this empire may uncover among the units at a place: cloaked starfleets of neutrals and enemies, never of allies
 * (GE 429, 703, 1153). Each with its owner, in the order given.
 */
export function hiddenFrom(state: State, seeker: Unit, units: readonly NamedUnit[]): readonly NamedUnit[] {
  return units.filter(([, unit]) => unit.kind === 'starfleet' && unit.cloaked && headCount(unit) > 0 && !areAllied(state, seeker.owner, unit.owner));
}
