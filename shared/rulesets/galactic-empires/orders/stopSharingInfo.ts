import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { world } from '../imagine.ts';
import { stopSharingProblem } from '../rules/sharing.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { listed, needsHeadquarters } from './common.ts';
import { towards } from './towards.ts';

/** Passes no more reports on (GE 992). */
export const stopSharingInfo: GeOrderKind<'stop-sharing-info'> = {
  title: 'Stop Sharing Info',
  codec: object({ kind: literal('stop-sharing-info'), ref, with: seat }),
  ...towards({
    kind: 'stop-sharing-info',
    order: (other) => ({ kind: 'stop-sharing-info', with: other }),
    problem: stopSharingProblem,
    pointless: ['not-shared'],
  }),
  check: (view, order, at) =>
    listed(needsHeadquarters(at), stopSharingProblem(world(view), view.me, order.with)),
  say: (order, view) =>
    phrase('Stop sharing scouting reports with the {empire}', { empire: seatArg(view, order.with) }),
};
