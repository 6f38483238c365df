import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { admiralRef, orderCause as ref } from '../codecs/parts.ts';
import { admiralText } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsUnit } from './common.ts';

/** Retires an admiral (GE 483). */
export const disbandAdmiral: GeOrderKind<'disband-admiral'> = {
  title: 'Disband Admiral',
  codec: object({ kind: literal('disband-admiral'), ref, admiral: admiralRef }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: ({ admiral }, view) => phrase('Disband {admiral}', { admiral: admiralText(view, admiral) }),
};
