import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { shareProblem } from '../rules/sharing.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Passes all own scouting reports on to that empire until it is stopped (GE 992). */
export const shareInfo: GeOrderKind<'share-info'> = {
  title: 'Share Info',
  codec: object({ kind: literal('share-info'), ref, with: seat }),
  ...towards({
    kind: 'share-info',
    order: (other) => ({ kind: 'share-info', with: other }),
    problem: shareProblem,
    pointless: ['shared-already'],
  }),
  check: (view, order, at) => listed(needsHeadquarters(at), shareProblem(world(view), view.me, order.with)),
  say: (order, view) =>
    phrase('Share scouting reports with the {empire}', { empire: seatArg(view, order.with) }),
};
