import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Passes all own scouting reports on to that empire until it is stopped (GE 992). */
export const shareInfo: GeOrderKind<'share-info'> = {
  title: 'Share Info',
  codec: object({ kind: literal('share-info'), ref, with: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: (order, view) => phrase('Share scouting reports with the {empire}', { empire: seatArg(view, order.with) }),
};
