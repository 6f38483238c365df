import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { cancelProblem } from '../rules/diplomacy.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Ends an alliance, by one side alone, at the end of the turn (GE 267, 980). */
export const cancelAlliance: GeOrderKind<'cancel-alliance'> = {
  title: 'Cancel Alliance',
  codec: object({ kind: literal('cancel-alliance'), ref, with: seat }),
  ...towards({
    kind: 'cancel-alliance',
    order: (other) => ({ kind: 'cancel-alliance', with: other }),
    problem: cancelProblem,
    pointless: ['no-alliance'],
  }),
  check: (view, order, at) => listed(needsHeadquarters(at), cancelProblem(world(view), view.me, order.with)),
  say: (order, view) =>
    phrase('Cancel the alliance with the {empire}', { empire: seatArg(view, order.with) }),
};
