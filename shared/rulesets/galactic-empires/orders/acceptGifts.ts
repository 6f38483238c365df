import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Takes sectors and resources from that empire (GE 281, 583). */
export const acceptGifts: GeOrderKind<'accept-gifts'> = {
  title: 'Accept Gifts',
  codec: object({ kind: literal('accept-gifts'), ref, from: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ from }, view) => phrase('Accept gifts from the {empire}', { empire: seatArg(view, from) }),
};
