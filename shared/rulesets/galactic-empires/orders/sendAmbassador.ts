import { line, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Tells another ruler where to write to (GE 295). */
export const sendAmbassador: GeOrderKind<'send-ambassador'> = {
  title: 'Send Ambassador',
  codec: object({ kind: literal('send-ambassador'), ref, to: seat, address: line(200) }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ to, address }, view) => phrase('Ask the {empire} to write to {address}', { empire: seatArg(view, to), address: address === '' ? '…' : address }),
};
