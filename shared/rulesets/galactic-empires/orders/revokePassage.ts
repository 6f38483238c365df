import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { revokePassageProblem } from '../rules/rights.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Takes passage rights back (GE 289, 589). */
export const revokePassage: GeOrderKind<'revoke-passage'> = {
  title: 'Revoke Passage Rights',
  codec: object({ kind: literal('revoke-passage'), ref, from: seat }),
  ...towards({
    kind: 'revoke-passage',
    order: (other) => ({ kind: 'revoke-passage', from: other }),
    problem: revokePassageProblem,
    pointless: ['no-passage-granted'],
  }),
  check: (view, order, at) =>
    listed(needsHeadquarters(at), revokePassageProblem(world(view), view.me, order.from)),
  say: (order, view) =>
    phrase('Revoke the passage rights of the {empire}', { empire: seatArg(view, order.from) }),
};
