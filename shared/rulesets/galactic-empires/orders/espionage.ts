import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, seat } from '../codecs/parts.ts';
import { seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Agents bring figures about an empire, for a price (GE 996-998). */
export const espionage: GeOrderKind<'espionage'> = {
  title: 'Espionage',
  codec: object({ kind: literal('espionage'), ref, on: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ on }, view) => phrase('Spy on the {empire}', { empire: seatArg(view, on) }),
};
