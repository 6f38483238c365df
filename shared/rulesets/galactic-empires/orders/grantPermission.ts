import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place, seat } from '../codecs/parts.ts';
import { placeArg, seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Lets one empire cross one own sector (GE 407, 595). */
export const grantPermission: GeOrderKind<'grant-permission'> = {
  title: 'Grant Special Permission',
  codec: object({ kind: literal('grant-permission'), ref, place, to: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ place: where, to }, view) => phrase('Grant the {empire} special permission for {place}', { empire: seatArg(view, to), place: placeArg(view, where) }),
};
