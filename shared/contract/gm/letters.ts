import { flag, list, line, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { seatName } from '../keys.ts';
import { address, number, personName } from '../shapes.ts';
import { acted } from './shown.ts';

/** The game master's letter while it is being written. `seats` counts only with `some`; `missing` means those who have sent no orders. */
export const letterDraft = object({
  to: oneOf(['all', 'missing', 'some']),
  seats: list(seatName, 1_000),
  subject: line(200),
  text: text(20_000),
});
export type LetterDraft = Of<typeof letterDraft>;

/** What the game master is writing; without `draft`, nothing. */
export const draftKnown = object({ draft: optional(letterDraft) });
/** `was`: the draft as this page last read or wrote it; absent: there was none. */
export const draftSet = object({
  game: gameName,
  was: optional(letterDraft),
  draft: optional(letterDraft),
});

export const letterAsked = object({ game: gameName, letter: letterDraft });

/** One person who gets a letter, and their seats. */
const addressee = object({
  seats: list(seatName, 1_000),
  player: personName,
  address,
  /** They already got this letter in this turn: it goes to them again only on request. */
  before: flag,
});
export type Addressee = Of<typeof addressee>;

/** Exactly what goes out, and to whom. */
export const letterShown = object({
  subject: line(200),
  text: text(20_000),
  to: list(addressee, 2_000),
  /** Its seats without a known address. */
  without: list(seatName, 1_000),
  /** The game has a server for letters; without one the text is sent another way. */
  mailed: flag,
});
export type LetterShown = Of<typeof letterShown>;

/** `again`: also to those who already got this letter in this turn. */
export const letterWritten = object({ ...acted, letter: letterDraft, again: flag });
export const letterPosted = object({
  letters: list(number, 2_000),
  before: list(personName, 2_000),
  without: list(seatName, 1_000),
});

/** Whether the mail program was asked to open, with the addresses hidden from each other; if not, the page offers the link and the texts to copy. */
export const letterLaid = object({
  opened: flag,
  link: text(2_000),
  /** The part that did not fit into the link. */
  cut: oneOf(['nothing', 'text', 'addresses']),
});

/** `again`: also those who were reminded within the last hour. */
export const reminderAsked = object({ ...acted, again: flag });
export const reminded = object({
  /** Seats to which a reminder was written now. */
  written: list(seatName, 1_000),
  /** Seats without a known address. */
  without: list(seatName, 1_000),
  /** Seats that were reminded within the last hour, and not again now. */
  lately: list(seatName, 1_000),
  /** The game has no server for letters: nothing was sent, and this is the letter to send another way. */
  byHand: optional(letterDraft),
});
export type Reminded = Of<typeof reminded>;
