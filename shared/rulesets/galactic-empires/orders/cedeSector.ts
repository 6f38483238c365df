import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place } from '../codecs/parts.ts';
import { placeArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Gives up an own annexation; the sector stays owned (GE 405, E-23). */
export const cedeSector: GeOrderKind<'cede-sector'> = {
  title: 'Cede Sector',
  codec: object({ kind: literal('cede-sector'), ref, place }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ place: where }, view) => phrase('Cede {place} to local control', { place: placeArg(view, where) }),
};
