import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** One level of sector defences more; takes the whole turn (GE 441-443, 868-892). */
export const buildDefences: GeOrderKind<'build-defences'> = {
  title: 'Build Defences',
  codec: object({ kind: literal('build-defences'), ref }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: () => phrase('Build a level of sector defences'),
};
