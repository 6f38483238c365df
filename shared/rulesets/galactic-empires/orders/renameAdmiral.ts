import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { admiralRef, orderCause as ref } from '../codecs/parts.ts';
import { admiralText } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { name, needsUnit } from './common.ts';

/** Gives an admiral another name (GE 485). */
export const renameAdmiral: GeOrderKind<'rename-admiral'> = {
  title: 'Rename Admiral',
  codec: object({ kind: literal('rename-admiral'), ref, admiral: admiralRef, name }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: ({ admiral, name: given }, view) => phrase('Rename {admiral} to {name}', { admiral: admiralText(view, admiral), name: given }),
};
