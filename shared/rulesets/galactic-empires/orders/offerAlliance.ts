import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Offers a neutral empire an alliance; both must offer in one turn (GE 265, 986). */
export const offerAlliance: GeOrderKind<'offer-alliance'> = {
  title: 'Offer Alliance',
  codec: object({ kind: literal('offer-alliance'), ref, to: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ to }, view) => phrase('Offer the {empire} an alliance', { empire: seatArg(view, to) }),
};
