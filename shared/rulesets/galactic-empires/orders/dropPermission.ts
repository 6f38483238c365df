import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place } from '../codecs/parts.ts';
import { placeArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Gives up the permission of an independent sector, so that it can be invaded (GE 407, 671). */
export const dropPermission: GeOrderKind<'drop-permission'> = {
  title: 'Give Up Special Permission',
  codec: object({ kind: literal('drop-permission'), ref, place }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ place: where }, view) => phrase('Give up special permission for {place}', { place: placeArg(view, where) }),
};
