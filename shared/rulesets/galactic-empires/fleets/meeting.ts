import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { commandProblem, commanded, isStarfleetOf } from '../model/units/command.ts';
import { impossible } from '../refusals.ts';

/** Why nothing can be transferred between the two units now: both must be the empire's, in one place and uncloaked (GE 1457-1461). */
export function meetingProblem(
  state: State,
  seat: SeatId,
  from: UnitId | undefined,
  to: UnitId,
): Problem | undefined {
  const foreign = commandProblem(state, seat, from);
  if (foreign !== undefined) return foreign;
  const giver = commanded(state, seat, from);
  const taker = state.units[to];
  if (giver === undefined || taker?.owner !== seat) {
    if (isStarfleetOf(seat, to)) return impossible('GE 1459', 'no-such-unit/receiver');
    return impossible('GE 1457', 'foreign-receiver');
  }
  if (from === to) return impossible('GE 1457', 'same-unit');
  if (giver.place !== taker.place) return impossible('GE 1459', 'never-met');
  if (giver.cloaked || taker.cloaked) return impossible('GE 1461', 'cloaked/transfer');
  return undefined;
}

/** Why nothing can be transferred where there is no other unit. */
export const noPartner = (): Problem => impossible('GE 1457', 'no-partner');

/** Of what hinders a transfer at the start of the turn, why it can never happen, wherever the two units are. */
export const neverMeeting = (found: Problem | undefined): Problem | undefined =>
  found?.code === 'foreign-receiver' || found?.code === 'same-unit' ? found : undefined;
