import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** A gift of resources, by convoy from garrison to garrison (GE 297, 809-815). */
export const sendResources: GeOrderKind<'send-resources'> = {
  title: 'Send Resources',
  codec: object({ kind: literal('send-resources'), ref, to: seat, amount: integer(1, 9_999_999) }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ to, amount }, view) => phrase('Send the {empire} {amount} resources', { empire: seatArg(view, to), amount }),
};
