import type { Shape } from '#kernel/codec/shape.ts';
import { object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Letter } from '../model/state.ts';
import { said, seat, sector } from './parts.ts';
import { yes } from './things.ts';

export const letterFields = {
  way: oneOf(['all', 'ships', 'direct']),
  sector: optional(sector),
  from: optional(seat),
  rsvp: yes,
  text: said,
} as const;

/** A message on its way. */
export const letter: Shape<Letter> = object(letterFields);
