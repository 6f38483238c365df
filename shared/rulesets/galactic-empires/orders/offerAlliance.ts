import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { allianceProblem } from '../rules/diplomacy.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Offers a neutral empire an alliance; both must offer in one turn (GE 265, 986). */
export const offerAlliance: GeOrderKind<'offer-alliance'> = {
  title: 'Offer Alliance',
  codec: object({ kind: literal('offer-alliance'), ref, to: seat }),
  ...towards({
    kind: 'offer-alliance',
    order: (other) => ({ kind: 'offer-alliance', to: other }),
    problem: allianceProblem,
    pointless: ['allied-already'],
  }),
  check: (view, order, at) => listed(needsHeadquarters(at), allianceProblem(world(view), view.me, order.to)),
  say: (order, view) => phrase('Offer the {empire} an alliance', { empire: seatArg(view, order.to) }),
};
