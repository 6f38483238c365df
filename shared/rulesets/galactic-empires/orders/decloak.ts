import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** Shows a cloaked starfleet again (GE 455, 627). */
export const decloak: GeOrderKind<'decloak'> = {
  title: 'Decloak',
  codec: object({ kind: literal('decloak'), ref }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: () => phrase('Decloak'),
};
