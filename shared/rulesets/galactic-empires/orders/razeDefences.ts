import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import { counted } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** Tears levels of sector defences down; takes the whole turn (GE 445, 904-918). */
export const razeDefences: GeOrderKind<'raze-defences'> = {
  title: 'Raze Defences',
  codec: object({ kind: literal('raze-defences'), ref, levels: integer(1, 12) }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: ({ levels }) => phrase('Raze {levels} of the sector defences', { levels: counted(levels, 'level') }),
};
