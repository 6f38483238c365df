import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { grantPassageProblem } from '../rules/rights.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Lets that empire cross all own sectors, those gained later too (GE 287, 589). */
export const grantPassage: GeOrderKind<'grant-passage'> = {
  title: 'Grant Passage Rights',
  codec: object({ kind: literal('grant-passage'), ref, to: seat }),
  ...towards({
    kind: 'grant-passage',
    order: (other) => ({ kind: 'grant-passage', to: other }),
    problem: grantPassageProblem,
    pointless: ['passage-already'],
  }),
  check: (view, order, at) =>
    listed(needsHeadquarters(at), grantPassageProblem(world(view), view.me, order.to)),
  say: (order, view) => phrase('Grant the {empire} passage rights', { empire: seatArg(view, order.to) }),
};
