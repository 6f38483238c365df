import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { maybeStarship } from '../../tables/starships.ts';
import { commanded, commandProblem } from '../forces/command.ts';
import { countOf } from '../forces/forces.ts';
import { impossible } from '../../tables/refusals.ts';

/** Why no ship of the type can be disbanded now (GE 499-501). */
export function disbandProblem(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  type: ShipTypeId,
): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  if (countOf(unit.stacks, type) > 0) return undefined;
  return impossible('GE 645', 'no-such-ships/disband');
}

/** Salvage of one ship of the type, in whole resources: a third of its cost, rounded, halves up (GE 1956). */
export function salvageOf(state: State, type: ShipTypeId): number {
  const { salvageDivisor } = state.parameters;
  return rounded(maybeStarship(type)?.cost ?? 0, salvageDivisor);
}
