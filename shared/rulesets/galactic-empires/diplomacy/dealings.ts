import type { DeclaredOrder, Ordered } from '#kernel/declare/order.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { shareProblem, stopSharingProblem } from '../knowledge/sharing.ts';
import { world } from '../model/imagine.ts';
import { seat } from '../model/parts.ts';
import { warProblem } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { seatArg } from '../model/words.ts';
import { aboutEmpire, offeredAbout } from '../planning/aboutEmpire.ts';
import type { Fresh } from '../planning/common.ts';
import { listed, needsHeadquarters } from '../planning/common.ts';
import type { About } from '../planning/order.ts';
import { order } from '../planning/order.ts';
import { allianceProblem, cancelProblem, peaceProblem } from './relations.ts';
import { acceptanceProblem, grantPassageProblem, revokePassageProblem } from './rights.ts';

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
