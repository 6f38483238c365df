import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Passes no more reports on (GE 992). */
export const stopSharingInfo: GeOrderKind<'stop-sharing-info'> = {
  title: 'Stop Sharing Info',
  codec: object({ kind: literal('stop-sharing-info'), ref, with: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: (order, view) => phrase('Stop sharing scouting reports with the {empire}', { empire: seatArg(view, order.with) }),
};
