import type { Shape } from '#kernel/codec/shape.ts';
import { line, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Letter } from '../model/state.ts';
import { longest } from '../model/figures.ts';
import { said, seat, sector } from './parts.ts';
import { yes } from './things.ts';

const ways = ['all', 'ships', 'direct'] as const;

const fields = { sector: optional(sector), rsvp: yes } as const;

/** A message that is heard, or what the game master says. */
export const heardFields = {
  ...fields,
  hearer: seat,
  seat: optional(seat),
  way: oneOf([...ways, 'master']),
  text: line(longest.announcement),
} as const;

/** A message on its way. */
export const letter: Shape<Letter> = object({
  ...fields,
  way: oneOf(ways),
  from: optional(seat),
  text: said,
});
