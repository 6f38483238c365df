import { flag, integer, line, list, object, oneOf, optional, text, tuple } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { turnKey, turnNumber } from '../keys.ts';
import { seatKey } from './notebook.ts';

/** A figure that a chart shows over the turns. */
const figure = object({
  key: text(40, 1),
  label: text(80),
  scale: object({ unit: text(40), per: oneOf([1, 10, 100]), sign: optional(text(10)) }),
  value: integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
});

export const figuresAsked = object({ of: seatKey });
/** The figures of each turn in the library, by turn. */
export const figuresRead = list(object({ turn: turnNumber, figures: list(figure, 100) }), 10_000);
export type TurnFigures = Of<typeof figuresRead>[number];

/** What a text was found in. */
export const textKinds = ['message', 'battle', 'announcement', 'refusal'] as const;

/** Words are searched for as written, in any order; the last one may be incomplete. Without `of`, in all games. */
export const searchAsked = object({
  words: line(200, 1),
  of: optional(seatKey),
  kinds: list(oneOf(textKinds), textKinds.length),
  most: integer(1, 1_000),
});
export const searchFound = object({
  /** Newest turn first, and within a turn in the order of the reports. */
  hits: list(
    object({
      key: turnKey,
      kind: oneOf(textKinds),
      text: text(4_000),
      /** Where the words are in the text: from and to, in UTF-16 units. */
      marks: list(tuple(integer(0, 4_000), integer(0, 4_000)), 100),
      place: optional(text(80)),
      /** For a battle: its name in that turn's reports. */
      battle: optional(text(200)),
    }),
    1_000,
  ),
  /** There were more than `most`. */
  more: flag,
});
export type SearchHit = Of<typeof searchFound>['hits'][number];
