import type { SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { State } from '../../model/state.ts';
import { pairKey } from '../../model/state.ts';
import { empireArg } from '../forces/naming.ts';
import { relation } from './relations.ts';
import { impossible } from '../../tables/refusals.ts';

/** Why the two empires can have no dealings at all: they must be different, and both still in the game. */
export function partnerProblem(state: State, seat: SeatId, other: SeatId, cite: Cite): Problem | undefined {
  const empire = state.empires[other];
  if (empire === undefined || empire.defeated) return impossible(cite, 'unknown-empire');
  if (seat === other) return impossible(cite, 'own-empire', { empire: empireArg(state, other) });
  return defeatedProblem(state, seat, cite);
}

/** Why the empire can no longer act: it is out of the game (GE 1016). */
export function defeatedProblem(state: State, seat: SeatId, cite: Cite): Problem | undefined {
  if (state.empires[seat]?.defeated !== true) return undefined;
  return impossible(cite, 'defeated');
}

/** Why war cannot be declared: this is only possible on a neutral empire (GE 269, 575). */
export function warProblem(state: State, seat: SeatId, on: SeatId): Problem | undefined {
  if (seat === on) return impossible('GE 269', 'war-on-self');
  const problem = partnerProblem(state, seat, on, 'GE 269');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, on) };
  switch (relation(state, seat, on)) {
    case 'alliance':
      return impossible('GE 575', 'war-on-ally', args);
    case 'war':
      return impossible('GE 269', 'war-already', args);
    default:
      return undefined;
  }
}

/** Whether the relation of the two has changed this turn: offers are judged by the relation at its start (GE 986, E-45). */
const isNew = (state: State, a: SeatId, b: SeatId): boolean =>
  state.relationsChanged?.includes(pairKey(a, b)) ?? false;

/** Why an offer of peace is void, whatever the other side does: the two must have been at war since before this turn (GE 271, 974, E-45). */
export function peaceProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 271');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, to) };
  if (relation(state, seat, to) !== 'war') return impossible('GE 271', 'not-at-war', args);
  if (isNew(state, seat, to)) return impossible('GE 974', 'war-is-new', args);
  return undefined;
}

/** Why an alliance cannot be cancelled: there is none (GE 267, 980). */
export function cancelProblem(state: State, seat: SeatId, ally: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, ally, 'GE 267');
  if (problem !== undefined || relation(state, seat, ally) === 'alliance') return problem;
  return impossible('GE 267', 'no-alliance', { empire: empireArg(state, ally) });
}

/** Why an offer of alliance is void, whatever the other side does: the two must have been neutral since before this turn (GE 265, 986, E-45). */
export function allianceProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 265');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, to) };
  const standing = relation(state, seat, to);
  if (standing === 'war') return impossible('GE 986', 'alliance-with-enemy', args);
  if (standing === 'alliance') return impossible('GE 265', 'allied-already', args);
  if (isNew(state, seat, to)) return impossible('GE 986', 'neutral-too-lately', args);
  return undefined;
}

/** Why an offer has no effect that the other side has not made too (GE 974, 986). The other side hears nothing of it. */
export const notReturned = (state: State, to: SeatId, cite: Cite): Problem =>
  impossible(cite, 'not-offered-back', { empire: empireArg(state, to) });

/** Why the ambassador is not sent (GE 295). */
export function ambassadorProblem(
  state: State,
  seat: SeatId,
  to: SeatId,
  address: string,
): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 295');
  if (problem !== undefined || address.trim() !== '') return problem;
  return impossible('GE 295', 'no-address');
}

/** Why an order has no effect if a later order of the same plan is about the same matter. OURS: only the last counts, so others hear of one change at most. */
export const overruled = (cite: Cite): Problem => impossible(cite, 'overruled');
