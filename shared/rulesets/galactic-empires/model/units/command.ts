import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { impossible } from '../../refusals.ts';
import type { State, Unit } from '../state.ts';

/** The unit, if this empire commands it: it owns the unit now and, for a garrison, also when the turn began. */
export function commanded(state: State, seat: SeatId, id: UnitId | undefined): Unit | undefined {
  const unit = id === undefined ? undefined : state.units[id];
  if (unit?.owner !== seat) return undefined;
  // OURS: a garrison that was won with its sector this turn takes no orders, even if some were written in advance.
  if (unit.kind === 'garrison' && state.sectors[unit.place]?.ownerAtStart !== seat) return undefined;
  return unit;
}

/**
 * Why this empire's order to the unit is void: nobody commands foreign units.
 * The answer reveals no more than the id does, so that orders cannot be used to find out whether an unseen unit exists.
 */
export function commandProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  if (commanded(state, seat, id) !== undefined) return undefined;
  if (id === undefined) return noUnitProblem();
  if (isStarfleetOf(seat, id)) return impossible('GE 173', 'no-such-unit');
  return impossible('GE 173', 'not-your-unit');
}

/** Why an order for a unit is void in the headquarters' list (GE 173). */
export const noUnitProblem = (): Problem => impossible('GE 173', 'no-unit');

/** Whether an id names a starfleet of the empire, existing or not. */
export const isStarfleetOf = (seat: SeatId, id: UnitId): boolean => id.startsWith(`${seat}.a`);
