import { integer, literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, shipType } from '../codecs/parts.ts';
import { shipName } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { mostShips, needsUnit } from './common.ts';

/** Gives ships up for a part of their cost (GE 501, 645, 1956). */
export const salvageStarships: GeOrderKind<'salvage-starships'> = {
  title: 'Salvage Starships',
  codec: object({ kind: literal('salvage-starships'), ref, type: shipType, count: integer(1, mostShips) }),
  offers: () => [],
  check: (_view, _order, at) => needsUnit(at),
  say: ({ type, count }) => phrase('Salvage {count} {type}', { count, type: shipName(type) }),
};
