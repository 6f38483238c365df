import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Lets that empire cross all own sectors, those gained later too (GE 287, 589). */
export const grantPassage: GeOrderKind<'grant-passage'> = {
  title: 'Grant Passage Rights',
  codec: object({ kind: literal('grant-passage'), ref, to: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ to }, view) => phrase('Grant the {empire} passage rights', { empire: seatArg(view, to) }),
};
