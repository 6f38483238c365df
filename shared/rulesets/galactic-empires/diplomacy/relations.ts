import type { DeclaredOrder, Ordered } from '#kernel/declare/order.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { allAtOnce } from '#kernel/steps/carryOut.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import { shareProblem, stopSharingProblem } from '../knowledge/sharing.ts';
import type { GeStep, GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import { empireArg } from '../model/naming.ts';
import { seat } from '../model/parts.ts';
import { partnerProblem, relation, warProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { pairKey } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { seatArg } from '../model/words.ts';
import { aboutEmpire, offeredAbout } from '../planning/aboutEmpire.ts';
import type { Fresh } from '../planning/common.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import { lastWords } from '../planning/lastWords.ts';
import type { About } from '../planning/order.ts';
import { order } from '../planning/order.ts';
import { impossible } from '../refusals.ts';
import type { Happening } from './events.ts';
import { acceptanceProblem, grantPassageProblem, revokePassageProblem } from './rights.ts';

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

/** Orders of the headquarters that name another empire and nothing else. */
type Dealing =
  | 'declare-war'
  | 'offer-peace'
  | 'offer-alliance'
  | 'cancel-alliance'
  | 'accept-gifts'
  | 'accept-nothing'
  | 'grant-passage'
  | 'revoke-passage'
  | 'share-info'
  | 'stop-sharing-info';

interface Row<N extends string> {
  readonly title: string;
  /** The member of the order that holds the other empire. */
  readonly names: N;
  /** The sentence in a plan; `{empire}` is the other one. */
  readonly say: string;
  problem(state: State, me: SeatId, other: SeatId): Problem | undefined;
  /** Codes of problems for which the order is left out without a reason: it would be pointless. */
  readonly pointless: readonly string[];
}

function dealing<const K extends Dealing, const N extends string>(
  kind: K,
  { title, names, say, problem, pointless }: Row<N>,
): DeclaredOrder<State, View, Ordered<K, { readonly [P in N]: typeof seat }>> {
  const other = (given: AnyOrder): SeatId => aboutEmpire(given) as SeatId;
  return order<K, { readonly [P in N]: typeof seat }>(kind, {
    title,
    fields: { [names]: seat } as { readonly [P in N]: typeof seat },
    ...(offeredAbout({
      kind,
      order: (empire) => ({ kind, [names]: empire }) as unknown as Fresh<K>,
      problem,
      pointless,
    }) as unknown as Pick<About<K, { readonly [P in N]: typeof seat }>, 'offers' | 'whyNot'>),
    check: (view, given, at) => listed(needsHeadquarters(at), problem(world(view), view.me, other(given))),
    say: (given, view) => phrase(say, { empire: seatArg(view, other(given)) }),
  });
}

export const dealings = {
  /** Declares war on a neutral empire, at once and by one side alone (GE 269, 575). */
  'declare-war': dealing('declare-war', {
    title: 'Declare War',
    names: 'on',
    say: 'Declare war on the {empire}',
    problem: warProblem,
    pointless: ['war-already'],
  }),
  /** Offers an enemy peace; both must offer in one turn (GE 271, 974). */
  'offer-peace': dealing('offer-peace', {
    title: 'Offer Peace',
    names: 'to',
    say: 'Offer the {empire} peace',
    problem: peaceProblem,
    pointless: ['not-at-war'],
  }),
  /** Offers a neutral empire an alliance; both must offer in one turn (GE 265, 986). */
  'offer-alliance': dealing('offer-alliance', {
    title: 'Offer Alliance',
    names: 'to',
    say: 'Offer the {empire} an alliance',
    problem: allianceProblem,
    pointless: ['allied-already'],
  }),
  /** Ends an alliance, by one side alone, at the end of the turn (GE 267, 980). */
  'cancel-alliance': dealing('cancel-alliance', {
    title: 'Cancel Alliance',
    names: 'with',
    say: 'Cancel the alliance with the {empire}',
    problem: cancelProblem,
    pointless: ['no-alliance'],
  }),
  /** Takes sectors and resources from that empire (GE 281, 583). */
  'accept-gifts': dealing('accept-gifts', {
    title: 'Accept Gifts',
    names: 'from',
    say: 'Accept gifts from the {empire}',
    problem: (state, me, other) => acceptanceProblem(state, me, other, true),
    pointless: ['accepts-already'],
  }),
  /** Refuses sectors and resources of that empire (GE 283, 583). */
  'accept-nothing': dealing('accept-nothing', {
    title: 'Refuse Gifts',
    names: 'from',
    say: 'Refuse gifts from the {empire}',
    problem: (state, me, other) => acceptanceProblem(state, me, other, false),
    pointless: ['refuses-already'],
  }),
  /** Lets that empire cross all own sectors, later ones included (GE 287, 589). */
  'grant-passage': dealing('grant-passage', {
    title: 'Grant Passage Rights',
    names: 'to',
    say: 'Grant the {empire} passage rights',
    problem: grantPassageProblem,
    pointless: ['passage-already'],
  }),
  /** Takes passage rights back (GE 289, 589). */
  'revoke-passage': dealing('revoke-passage', {
    title: 'Revoke Passage Rights',
    names: 'from',
    say: 'Revoke the passage rights of the {empire}',
    problem: revokePassageProblem,
    pointless: ['no-passage-granted'],
  }),
  /** Passes all own scouting reports on to that empire until it is stopped (GE 992). */
  'share-info': dealing('share-info', {
    title: 'Share Info',
    names: 'with',
    say: 'Share scouting reports with the {empire}',
    problem: shareProblem,
    pointless: ['shared-already'],
  }),
  /** Passes no more reports on (GE 992). */
  'stop-sharing-info': dealing('stop-sharing-info', {
    title: 'Stop Sharing Info',
    names: 'with',
    say: 'Stop sharing scouting reports with the {empire}',
    problem: stopSharingProblem,
    pointless: ['not-shared'],
  }),
};

/** One side is enough; all declarations are judged by the relations at the start of the turn (GE 575). */
export const warDeclared: GeStep<Happening> = {
  name: 'War Declared',
  cite: 'GE 575',
  run(turn) {
    const given = lastWords(turn, ['declare-war'], 'GE 575', ({ on }) => on);
    allAtOnce(
      turn,
      given,
      ({ seat, order }) => warProblem(turn.state, seat, order.on),
      ({ seat, order }) => ({ kind: 'war-declared', by: seat, on: order.on, cause: order.ref }),
    );
  },
};

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
export const peaceEstablished: GeStep<Happening> = {
  name: 'Peace Established',
  cite: 'GE 974',
  run(turn) {
    agree(turn, {
      kind: 'offer-peace',
      cite: 'GE 974',
      problem: peaceProblem,
      made: (seats, cause) => ({ kind: 'peace-established', seats, cause }),
    });
  },
};

/** Neutral empires that offered each other an alliance become allies; those that were enemies when the turn began have to wait a turn (GE 986, E-45). */
export const alliancesFormed: GeStep<Happening> = {
  name: 'Alliances Formed',
  cite: 'GE 986',
  run(turn) {
    agree(turn, {
      kind: 'offer-alliance',
      cite: 'GE 986',
      problem: allianceProblem,
      made: (seats, cause) => ({ kind: 'alliance-formed', seats, cause }),
    });
  },
};

/** One side is enough. If both cancel, both orders succeed (GE 980). */
export const alliancesCancelled: GeStep<Happening> = {
  name: 'Alliances Cancelled',
  cite: 'GE 980',
  run(turn) {
    const given = lastWords(turn, ['cancel-alliance'], 'GE 980', (order) => order.with);
    allAtOnce(
      turn,
      given,
      ({ seat, order }) => cancelProblem(turn.state, seat, order.with),
      ({ seat, order }) => ({ kind: 'alliance-cancelled', by: seat, with: order.with, cause: order.ref }),
    );
  },
};
