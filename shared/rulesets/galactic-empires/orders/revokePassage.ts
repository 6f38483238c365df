import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Takes passage rights back (GE 289, 589). */
export const revokePassage: GeOrderKind<'revoke-passage'> = {
  title: 'Revoke Passage Rights',
  codec: object({ kind: literal('revoke-passage'), ref, from: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ from }, view) => phrase('Revoke the passage rights of the {empire}', { empire: seatArg(view, from) }),
};
