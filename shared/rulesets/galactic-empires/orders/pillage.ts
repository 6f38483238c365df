import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** Seizes the revenue of the sector the unit is in; takes a phase and all move-points (GE 439, 757-777). */
export const pillage: GeOrderKind<'pillage'> = {
  title: 'Pillage Sector',
  codec: object({ kind: literal('pillage'), ref }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: () => phrase('Pillage the sector'),
};
