import { flag, integer, line, list, object, oneOf, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { seatName, turnNumber } from '../keys.ts';

/** Longest text of a letter, in characters. */
export const longestLetter = 20_000;
const words = { subject: line(200), text: text(longestLetter) };

/** A letter that was sent or received. */
const letter = object({
  /** Counted from 1, and used once. */
  number: integer(1, Number.MAX_SAFE_INTEGER),
  /** Whom it went to or came from. */
  seat: seatName,
  way: oneOf(['sent', 'received']),
  ...words,
  turn: turnNumber,
  /** When it was put here, in milliseconds since 1970. */
  at: integer(0, Number.MAX_SAFE_INTEGER),
});

/**
 * A player's letters to and from other players of one game. They are part of the notebook, so they never leave the machine but by
 * the player's own mail.
 */
export const letters = object({
  all: list(letter, 10_000),
  /** What is being written, one for each seat at most. */
  drafts: list(object({ seat: seatName, ...words }), 1_000),
  /** Where players can be written to, as the player noted it. */
  addresses: list(object({ seat: seatName, address: line(254, 1) }), 1_000),
});
export type Letters = Of<typeof letters>;
export type Letter = Letters['all'][number];

export const noLetters: Letters = { all: [], drafts: [], addresses: [] };

/** A letter for the player's own mail program; `to` may be empty. */
export const letterOpen = object({ to: line(254), ...words });
/**
 * `opened`: a mail program was asked; if not, the page can offer the `mailto:` link itself. `cut`: the text was too long to be
 * filled in.
 */
export const letterOpened = object({ opened: flag, link: text(4_000), cut: flag });
