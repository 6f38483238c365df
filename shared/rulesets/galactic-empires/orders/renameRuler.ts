import { line, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref } from '../codecs/parts.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** The name by which others know the ruler (GE 227). */
export const renameRuler: GeOrderKind<'rename-ruler'> = {
  title: 'Rename Ruler',
  codec: object({ kind: literal('rename-ruler'), ref, name: line(60, 1) }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ name }) => phrase('Rule as {name}', { name }),
};
