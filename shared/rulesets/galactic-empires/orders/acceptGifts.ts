import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { acceptanceProblem } from '../rules/rights.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Takes sectors and resources from that empire (GE 281, 583). */
export const acceptGifts: GeOrderKind<'accept-gifts'> = {
  title: 'Accept Gifts',
  codec: object({ kind: literal('accept-gifts'), ref, from: seat }),
  ...towards({
    kind: 'accept-gifts',
    order: (other) => ({ kind: 'accept-gifts', from: other }),
    problem: (state, me, other) => acceptanceProblem(state, me, other, true),
    pointless: ['accepts-already'],
  }),
  check: (view, order, at) =>
    listed(needsHeadquarters(at), acceptanceProblem(world(view), view.me, order.from, true)),
  say: (order, view) => phrase('Accept gifts from the {empire}', { empire: seatArg(view, order.from) }),
};
