import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { acceptanceProblem } from '../rules/rights.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Refuses sectors and resources of that empire (GE 283, 583). */
export const acceptNothing: GeOrderKind<'accept-nothing'> = {
  title: 'Accept Nothing',
  codec: object({ kind: literal('accept-nothing'), ref, from: seat }),
  ...towards({
    kind: 'accept-nothing',
    order: (other) => ({ kind: 'accept-nothing', from: other }),
    problem: (state, me, other) => acceptanceProblem(state, me, other, false),
    pointless: ['refuses-already'],
  }),
  check: (view, order, at) =>
    listed(needsHeadquarters(at), acceptanceProblem(world(view), view.me, order.from, false)),
  say: (order, view) => phrase('Accept nothing from the {empire}', { empire: seatArg(view, order.from) }),
};
