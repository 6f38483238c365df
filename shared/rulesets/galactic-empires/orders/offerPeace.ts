import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Offers an enemy peace; both must offer in one turn (GE 271, 974). */
export const offerPeace: GeOrderKind<'offer-peace'> = {
  title: 'Offer Peace',
  codec: object({ kind: literal('offer-peace'), ref, to: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ to }, view) => phrase('Offer the {empire} peace', { empire: seatArg(view, to) }),
};
