import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { TransferAdmiral, TransferStarships } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import { commanded, commandProblem, isStarfleetOf } from './command.ts';
import { impossible } from '../../tables/refusals.ts';

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

/** Why the transfer cannot happen now. It stays pending until the first transfer step in which it can (GE 657, 1459). */
export function transferProblem(
  state: State,
  seat: SeatId,
  from: UnitId | undefined,
  order: TransferStarships | TransferAdmiral,
): Problem | undefined {
  const apart = meetingProblem(state, seat, from, order.to);
  if (apart !== undefined) return apart;
  const giver = commanded(state, seat, from);
  if (order.kind === 'transfer-admiral') {
    if (giver?.admirals.some(({ id }) => id === order.admiral) ?? false) return undefined;
    return impossible('GE 1455', 'no-such-admiral/transfer');
  }
  if (giver?.stacks.some(({ type }) => type === order.type) ?? false) return undefined;
  return impossible('GE 1457', 'no-such-ships/transfer');
}
