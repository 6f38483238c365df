import type { Codec } from '#kernel/codec/codec.ts';
import { literal, object } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import type { Order, OrderOf } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import { allianceProblem, cancelProblem, peaceProblem, warProblem } from '../../rules/diplomacy/diplomacy.ts';
import {
  acceptanceProblem,
  grantPassageProblem,
  revokePassageProblem,
} from '../../rules/diplomacy/rights.ts';
import { shareProblem, stopSharingProblem } from '../../rules/diplomacy/sharing.ts';
import { seatArg } from '../../words.ts';
import type { Fresh, GeOrderKind } from '../common.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { aboutEmpire, offeredAbout } from './aboutEmpire.ts';

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

interface Row<K extends Dealing> {
  readonly kind: K;
  readonly title: string;
  /** The member of the order that holds the other empire. */
  readonly names: Exclude<keyof OrderOf<K>, keyof Order>;
  /** The sentence in a plan; `{empire}` is the other one. */
  readonly say: string;
  problem(state: State, me: SeatId, other: SeatId): Problem | undefined;
  /** Codes of problems for which the order is left out without a reason: it would be pointless. */
  readonly pointless: readonly string[];
}

function dealing<K extends Dealing>({ kind, title, names, say, problem, pointless }: Row<K>): GeOrderKind<K> {
  const other = (order: OrderOf<K>): SeatId => aboutEmpire(order) as SeatId;
  return {
    title,
    codec: object({ kind: literal(kind), ref, [names]: seat }) as unknown as Codec<OrderOf<K>>,
    ...offeredAbout({
      kind,
      order: (empire) => ({ kind, [names]: empire }) as unknown as Fresh<K>,
      problem,
      pointless,
    }),
    check: (view, order, at) => listed(needsHeadquarters(at), problem(world(view), view.me, other(order))),
    say: (order, view) => phrase(say, { empire: seatArg(view, other(order)) }),
  };
}

export const dealings: { readonly [K in Dealing]: GeOrderKind<K> } = {
  /** Declares war on a neutral empire, at once and by one side alone (GE 269, 575). */
  'declare-war': dealing({
    kind: 'declare-war',
    title: 'Declare War',
    names: 'on',
    say: 'Declare war on the {empire}',
    problem: warProblem,
    pointless: ['war-already'],
  }),
  /** Offers an enemy peace; both must offer in one turn (GE 271, 974). */
  'offer-peace': dealing({
    kind: 'offer-peace',
    title: 'Offer Peace',
    names: 'to',
    say: 'Offer the {empire} peace',
    problem: peaceProblem,
    pointless: ['not-at-war'],
  }),
  /** Offers a neutral empire an alliance; both must offer in one turn (GE 265, 986). */
  'offer-alliance': dealing({
    kind: 'offer-alliance',
    title: 'Offer Alliance',
    names: 'to',
    say: 'Offer the {empire} an alliance',
    problem: allianceProblem,
    pointless: ['allied-already'],
  }),
  /** Ends an alliance, by one side alone, at the end of the turn (GE 267, 980). */
  'cancel-alliance': dealing({
    kind: 'cancel-alliance',
    title: 'Cancel Alliance',
    names: 'with',
    say: 'Cancel the alliance with the {empire}',
    problem: cancelProblem,
    pointless: ['no-alliance'],
  }),
  /** Takes sectors and resources from that empire (GE 281, 583). */
  'accept-gifts': dealing({
    kind: 'accept-gifts',
    title: 'Accept Gifts',
    names: 'from',
    say: 'Accept gifts from the {empire}',
    problem: (state, me, other) => acceptanceProblem(state, me, other, true),
    pointless: ['accepts-already'],
  }),
  /** Refuses sectors and resources of that empire (GE 283, 583). */
  'accept-nothing': dealing({
    kind: 'accept-nothing',
    title: 'Refuse Gifts',
    names: 'from',
    say: 'Refuse gifts from the {empire}',
    problem: (state, me, other) => acceptanceProblem(state, me, other, false),
    pointless: ['refuses-already'],
  }),
  /** Lets that empire cross all own sectors, later ones included (GE 287, 589). */
  'grant-passage': dealing({
    kind: 'grant-passage',
    title: 'Grant Passage Rights',
    names: 'to',
    say: 'Grant the {empire} passage rights',
    problem: grantPassageProblem,
    pointless: ['passage-already'],
  }),
  /** Takes passage rights back (GE 289, 589). */
  'revoke-passage': dealing({
    kind: 'revoke-passage',
    title: 'Revoke Passage Rights',
    names: 'from',
    say: 'Revoke the passage rights of the {empire}',
    problem: revokePassageProblem,
    pointless: ['no-passage-granted'],
  }),
  /** Passes all own scouting reports on to that empire until it is stopped (GE 992). */
  'share-info': dealing({
    kind: 'share-info',
    title: 'Share Info',
    names: 'with',
    say: 'Share scouting reports with the {empire}',
    problem: shareProblem,
    pointless: ['shared-already'],
  }),
  /** Passes no more reports on (GE 992). */
  'stop-sharing-info': dealing({
    kind: 'stop-sharing-info',
    title: 'Stop Sharing Info',
    names: 'with',
    say: 'Stop sharing scouting reports with the {empire}',
    problem: stopSharingProblem,
    pointless: ['not-shared'],
  }),
};
