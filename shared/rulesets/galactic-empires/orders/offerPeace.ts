import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { peaceProblem } from '../rules/diplomacy.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Offers an enemy peace; both must offer in one turn (GE 271, 974). */
export const offerPeace: GeOrderKind<'offer-peace'> = {
  title: 'Offer Peace',
  codec: object({ kind: literal('offer-peace'), ref, to: seat }),
  ...towards({
    kind: 'offer-peace',
    order: (other) => ({ kind: 'offer-peace', to: other }),
    problem: peaceProblem,
    pointless: ['not-at-war'],
  }),
  check: (view, order, at) => listed(needsHeadquarters(at), peaceProblem(world(view), view.me, order.to)),
  say: (order, view) => phrase('Offer the {empire} peace', { empire: seatArg(view, order.to) }),
};
