import { agreedIn } from '#kernel/steps/agreed.ts';
import { allAtOnce } from '#kernel/steps/carryOut.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import { empireArg } from '../model/naming.ts';
import { partnerProblem, relation, warProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { pairKey } from '../model/state.ts';
import { lastWords } from '../planning/lastWords.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';

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

/** One side is enough; all declarations are judged by the relations at the start of the turn (GE 575). */
export function warDeclared(turn: GeTurn<Happening>): void {
  const given = lastWords(turn, ['declare-war'], 'GE 575', ({ on }) => on);
  allAtOnce(
    turn,
    given,
    ({ seat, order }) => warProblem(turn.state, seat, order.on),
    ({ seat, order }) => ({ kind: 'war-declared', by: seat, on: order.on, cause: order.ref }),
  );
}

interface Agreement {
  readonly kind: 'offer-peace' | 'offer-alliance';
  readonly cite: Cite;
  /** Why the offer is void, whatever the other side does. */
  problem(state: State, seat: SeatId, to: SeatId): Problem | undefined;
  made(seats: readonly [SeatId, SeatId], cause: OrderRef): Happening;
}

/** Offers take effect if both sides make them in the same turn. One that is not returned is refused, and the other side hears nothing (GE 974, 986). */
export function agree(turn: GeTurn<Happening>, { kind, cite, problem, made }: Agreement): void {
  const judged = lastWords(turn, [kind], cite, ({ to }) => to).map((given) => ({
    ...given,
    wrong: problem(turn.state, given.seat, given.order.to),
  }));
  const offerOf = ({ seat, order }: (typeof judged)[number]) => ({ seat, to: order.to, matter: kind });
  const isAgreed = agreedIn(judged.filter(({ wrong }) => wrong === undefined).map(offerOf));
  const agreed = new Set<string>();
  for (const one of judged) {
    const { seat, order, wrong } = one;
    const { to, ref } = order;
    const pair = pairKey(seat, to);
    if (wrong !== undefined) turn.refuse(ref, wrong);
    else if (!isAgreed(offerOf(one))) turn.refuse(ref, notReturned(turn.state, to, cite));
    else if (!agreed.has(pair)) {
      agreed.add(pair);
      turn.happen(made(seat < to ? [seat, to] : [to, seat], ref));
    }
  }
}

/** Enemies that offered each other peace become neutral (GE 974). */
export function peaceEstablished(turn: GeTurn<Happening>): void {
  agree(turn, {
    kind: 'offer-peace',
    cite: 'GE 974',
    problem: peaceProblem,
    made: (seats, cause) => ({ kind: 'peace-established', seats, cause }),
  });
}

/** Neutral empires that offered each other an alliance become allies; those that were enemies when the turn began have to wait a turn (GE 986, E-45). */
export function alliancesFormed(turn: GeTurn<Happening>): void {
  agree(turn, {
    kind: 'offer-alliance',
    cite: 'GE 986',
    problem: allianceProblem,
    made: (seats, cause) => ({ kind: 'alliance-formed', seats, cause }),
  });
}

/** One side is enough. If both cancel, both orders succeed (GE 980). */
export function alliancesCancelled(turn: GeTurn<Happening>): void {
  const given = lastWords(turn, ['cancel-alliance'], 'GE 980', (order) => order.with);
  allAtOnce(
    turn,
    given,
    ({ seat, order }) => cancelProblem(turn.state, seat, order.with),
    ({ seat, order }) => ({ kind: 'alliance-cancelled', by: seat, with: order.with, cause: order.ref }),
  );
}
