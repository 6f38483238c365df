import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Ends an alliance, by one side alone, at the end of the turn (GE 267, 980). */
export const cancelAlliance: GeOrderKind<'cancel-alliance'> = {
  title: 'Cancel Alliance',
  codec: object({ kind: literal('cancel-alliance'), ref, with: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: (order, view) => phrase('Cancel the alliance with the {empire}', { empire: seatArg(view, order.with) }),
};
