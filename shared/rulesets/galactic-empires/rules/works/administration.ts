import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { AdmiralId } from '../../model/ids.ts';
import type { State, Unit } from '../../model/state.ts';
import { defeatedProblem } from '../diplomacy/diplomacy.ts';
import { impossible } from '../../tables/refusals.ts';

/** Why the admiral cannot lead the unit: they must be in it when leaders are named, before any transfer (E-07). */
export function leaderProblem(unit: Unit, admiral: AdmiralId | undefined): Problem | undefined {
  if (admiral === undefined || unit.admirals.some(({ id }) => id === admiral)) return undefined;
  return impossible('GE 481', 'leader-not-in-unit');
}

/** Why the unit cannot follow that one: not itself, not a foreign unit, not one that follows it in turn. */
export function followProblem(
  state: State,
  seat: SeatId,
  id: UnitId,
  followed: UnitId | undefined,
): Problem | undefined {
  if (followed === undefined) return undefined;
  if (followed === id) return impossible('GE 511', 'follows-itself');
  if (state.units[followed]?.owner !== seat) return impossible('GE 511', 'follows-nobody');
  if (chainFrom(state, followed).has(id)) return impossible('GE 511', 'follows-in-circle');
  return undefined;
}

/** The unit, the one that it follows, and so on; a circle ends the list. */
function chainFrom(state: State, id: UnitId): ReadonlySet<UnitId> {
  const chain = new Set<UnitId>();
  for (let at: UnitId | undefined = id; at !== undefined && !chain.has(at); at = state.units[at]?.follows)
    chain.add(at);
  return chain;
}

/** Why the unit cannot be given a retreat level or a defend option: garrisons always defend and never retreat (GE 1092). */
export function stanceProblem(unit: Pick<Unit, 'kind'>): Problem | undefined {
  if (unit.kind === 'starfleet') return undefined;
  return impossible('GE 1092', 'garrison-defends');
}

/** Why the ruler cannot take this name: it is empty, or the empire is defeated (GE 227, 1016). */
export function rulerProblem(state: State, seat: SeatId, name: string): Problem | undefined {
  if (name.trim() === '') return impossible('GE 227', 'no-name');
  return defeatedProblem(state, seat, 'GE 227');
}
