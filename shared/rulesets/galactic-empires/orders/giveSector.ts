import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderCause as ref, place, seat } from '../codecs/parts.ts';
import { placeArg, seatArg } from '../words.ts';
import type { GeOrderKind } from './common.ts';
import { needsHeadquarters } from './common.ts';

/** Gives an own sector to another empire (GE 293, 938-948). */
export const giveSector: GeOrderKind<'give-sector'> = {
  title: 'Give Sector',
  codec: object({ kind: literal('give-sector'), ref, place, to: seat }),
  offers: () => [],
  check: (_view, _order, at) => needsHeadquarters(at),
  say: ({ place: where, to }, view) => phrase('Give {place} to the {empire}', { place: placeArg(view, where), empire: seatArg(view, to) }),
};
