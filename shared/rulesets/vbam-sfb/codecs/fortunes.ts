import { id, integer, line, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { fortunes } from '../model/fortune.ts';
import { longestWords, mostFortune } from '../fortunes/table.ts';
import * as part from '../model/parts.ts';

const die = integer(1, 6);
const words = line(longestWords);

/** The game master's order that types an event. */
export const befall = object({
  kind: literal('befall'),
  ref: id<OrderRef>(),
  what: oneOf(fortunes),
  to: optional(part.seat),
  place: optional(part.place),
  amount: integer(1, mostFortune),
  target: die,
  words,
});

export const fortuneEvents = {
  'fortune-befell': object({
    kind: literal('fortune-befell'),
    seat: part.seat,
    cause: part.cause,
    what: oneOf(fortunes),
    place: optional(part.place),
    amount: integer(0, mostFortune),
    target: optional(die),
    words: optional(words),
  }),
  'discovery-used': object({
    kind: literal('discovery-used'),
    seat: part.seat,
    cause: part.cause,
    ep: part.points,
  }),
};
