import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Refuses sectors and resources of that empire (GE 283, 583). */
export const acceptNothing: GeOrderKind<'accept-nothing'> = {
  title: 'Accept Nothing',
  codec: object({ kind: literal('accept-nothing'), ref, from: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ from }, view) => phrase('Accept nothing from the {empire}', { empire: seatArg(view, from) }),
};
