import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** Hides the starfleet from all others (GE 453, 619-625). */
export const cloak: GeOrderKind<'cloak'> = {
  title: 'Cloak',
  codec: object({ kind: literal('cloak'), ref }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: () => phrase('Cloak'),
};
