import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place } from '../codecs/parts.ts';
import { placeArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Buys special permission of an independent sector, where the game sells it (GE 1341, E-53). */
export const requestPermission: GeOrderKind<'request-permission'> = {
  title: 'Request Special Permission',
  codec: object({ kind: literal('request-permission'), ref, place }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ place: where }, view) => phrase('Request special permission for {place}', { place: placeArg(view, where) }),
};
