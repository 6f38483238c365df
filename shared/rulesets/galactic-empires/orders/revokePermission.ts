import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place, seat } from '../codecs/parts.ts';
import { placeArg, seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Takes special permission for one own sector back (GE 407, 595). */
export const revokePermission: GeOrderKind<'revoke-permission'> = {
  title: 'Revoke Special Permission',
  codec: object({ kind: literal('revoke-permission'), ref, place, from: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ place: where, from }, view) => phrase('Revoke the special permission of the {empire} for {place}', { empire: seatArg(view, from), place: placeArg(view, where) }),
};
