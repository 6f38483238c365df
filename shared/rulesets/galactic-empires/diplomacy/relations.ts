import { agreedIn } from '#kernel/steps/agreed.ts';
import { allAtOnce } from '#kernel/steps/carryOut.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { empireArg } from '../model/naming.ts';
import { partnerProblem, relation, warProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { pairKey } from '../model/state.ts';
import { dealing } from '../planning/aboutEmpire.ts';
import { cannotOf, lastWords } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { allianceCancelled, allianceFormed, peaceEstablished, warDeclared } from './events.ts';

/** Whether the relation of the two has changed this turn: offers are judged by the relation at its start (GE 986, E-45). */
const isNew = (state: State, a: SeatId, b: SeatId): boolean =>
  state.relationsChanged?.includes(pairKey(a, b)) ?? false;

/** Why an offer of peace is void, whatever the other side does: the two must have been at war since before this turn (GE 271, 974, E-45). */
function peaceProblem(state: State, seat: SeatId, to: SeatId): Problem | undefined {
  const problem = partnerProblem(state, seat, to, 'GE 271');
  if (problem !== undefined) return problem;
  const args = { empire: empireArg(state, to) };
  if (relation(state, seat, to) !== 'war') return impossible('GE 271', 'not-at-war', args);
  if (isNew(state, seat, to)) return impossible('GE 974', 'war-is-new', args);
  return undefined;
}

/** Why an alliance cannot be cancelled: there is none (GE 267, 980). */
function cancelProblem(state: State, seat: SeatId, ally: SeatId): Problem | undefined {
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
const notReturned = (state: State, to: SeatId, cite: Cite): Problem =>
  impossible(cite, 'not-offered-back', { empire: empireArg(state, to) });

/** Declares war on a neutral empire, at once and by one side alone (GE 269, 575). */
export const declareWar = dealing('declare-war', {
  title: 'Declare War',
  names: 'on',
  say: 'Declare war on the {empire}',
  problem: warProblem,
  pointless: ['war-already'],
});

/** Offers an enemy peace; both must offer in one turn (GE 271, 974). */
export const offerPeace = dealing('offer-peace', {
  title: 'Offer Peace',
  names: 'to',
  say: 'Offer the {empire} peace',
  problem: peaceProblem,
  pointless: ['not-at-war'],
});

/** Offers a neutral empire an alliance; both must offer in one turn (GE 265, 986). */
export const offerAlliance = dealing('offer-alliance', {
  title: 'Offer Alliance',
  names: 'to',
  say: 'Offer the {empire} an alliance',
  problem: allianceProblem,
  pointless: ['allied-already'],
});

/** Ends an alliance, by one side alone, at the end of the turn (GE 267, 980). */
export const cancelAlliance = dealing('cancel-alliance', {
  title: 'Cancel Alliance',
  names: 'with',
  say: 'Cancel the alliance with the {empire}',
  problem: cancelProblem,
  pointless: ['no-alliance'],
});

/** One side is enough; all declarations are judged by the relations at the start of the turn (GE 575). */
export const warsAreDeclared = (turn: GeTurn<Happening>): void =>
  allAtOnce(
    turn,
    lastWords(turn, [declareWar], 'GE 575', ({ on }) => on),
    cannotOf(turn, [declareWar]),
    ({ seat, order: { on, ref: cause } }) => warDeclared.of({ by: seat, on, cause }),
  );

interface Agreement {
  readonly offer: typeof offerPeace | typeof offerAlliance;
  readonly cite: Cite;
  made(seats: readonly [SeatId, SeatId], cause: OrderRef): Happening;
}

/** Offers take effect if both sides make them in the same turn. One that is not returned is refused, and the other side hears nothing (GE 974, 986). */
function agree(turn: GeTurn<Happening>, { offer, cite, made }: Agreement): void {
  const cannot = cannotOf(turn, [offer]);
  const judged = lastWords(turn, [offer], cite, ({ to }) => to).map((given) => ({
    ...given,
    wrong: cannot(given),
  }));
  const offerOf = ({ seat, order }: (typeof judged)[number]) => ({ seat, to: order.to, matter: offer.kind });
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
export const peaceIsEstablished = (turn: GeTurn<Happening>): void =>
  agree(turn, {
    offer: offerPeace,
    cite: 'GE 974',
    made: (seats, cause) => peaceEstablished.of({ seats, cause }),
  });

/** Neutral empires that offered each other an alliance become allies; those that were enemies when the turn began have to wait a turn (GE 986, E-45). */
export const alliancesFormed = (turn: GeTurn<Happening>): void =>
  agree(turn, {
    offer: offerAlliance,
    cite: 'GE 986',
    made: (seats, cause) => allianceFormed.of({ seats, cause }),
  });

/** One side is enough. If both cancel, both orders succeed (GE 980). */
export const alliancesCancelled = (turn: GeTurn<Happening>): void =>
  allAtOnce(
    turn,
    lastWords(turn, [cancelAlliance], 'GE 980', (order) => order.with),
    cannotOf(turn, [cancelAlliance]),
    ({ seat, order: { with: ally, ref: cause } }) => allianceCancelled.of({ by: seat, with: ally, cause }),
  );
