import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** Hires somebody of unknown skill at an industrial center (GE 451, 838-848). */
export const hireAdmiral: GeOrderKind<'hire-admiral'> = {
  title: 'Hire Admiral',
  codec: object({ kind: literal('hire-admiral'), ref }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: () => phrase('Hire an admiral'),
};
