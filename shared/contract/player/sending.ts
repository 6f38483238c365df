import { flag, integer, line, list, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { base64 } from '../base64.ts';
import { turnNumber } from '../keys.ts';
import { seatKey } from './notebook.ts';

const address = line(254);

/** A server for outgoing mail. */
export const mailServer = object({
  host: line(253, 1),
  port: integer(1, 65_535),
  /** `tls` from the first byte, `starttls` before anything is said, `none` only to this machine. */
  security: oneOf(['tls', 'starttls', 'none']),
  /** Empty: the server needs no name. */
  user: address,
  from: line(254, 1),
});
export type MailServer = Of<typeof mailServer>;

/** How one game's orders reach its game master. Passwords are no part of it. */
export const sendingWishes = object({
  /** The game master's address; empty until it is known. */
  to: address,
  /** Subject and body may hold `{game}`, `{seat}`, `{turn}` and `{file}`. */
  subject: line(200),
  body: text(2_000),
  /** Absent: the player's own mail program. */
  server: optional(mailServer),
});
export type SendingWishes = Of<typeof sendingWishes>;

/** One sending of orders. */
export const sentRow = object({
  turn: turnNumber,
  file: line(255),
  to: address,
  /** Milliseconds since 1970. */
  at: integer(0, Number.MAX_SAFE_INTEGER),
  /** `program`: the mail program was opened, with unknown result; `server`: a server accepted the mail. */
  how: oneOf(['program', 'server']),
  /** What the server said. */
  receipt: text(1_000),
  /** Revision of the plan that was in the file. */
  revision: integer(0, Number.MAX_SAFE_INTEGER),
});
export type SentRow = Of<typeof sentRow>;
/** Sendings kept for each seat, the newest. */
export const mostSent = 500;

export const sendingAsked = object({ of: seatKey });
export const sendingKnown = object({
  wishes: sendingWishes,
  /** Whether the system can keep a password; if not, the player enters it each time the app runs. */
  keepsPasswords: flag,
  /** Whether there is a password for this server now. */
  hasPassword: flag,
  /** Oldest first. */
  sent: list(sentRow, mostSent),
  /** Notices, such as that older settings could not be read and were put aside. */
  putAside: optional(line(200)),
});
export type SendingKnown = Of<typeof sendingKnown>;
/** `was`: the wishes as they were read, or last set. `password`: left out, it stays as it is; empty, it is forgotten. */
export const sendingSet = object({
  of: seatKey,
  was: sendingWishes,
  wishes: sendingWishes,
  password: optional(line(1_000)),
});
/** A server to try, as it is filled in; `password`: as typed, absent: the one that is known. */
export const sendingTried = object({ of: seatKey, server: mailServer, password: optional(line(1_000)) });
/** What the player was given: the prepared mail, and where the file to attach is. */
export const mailLaid = object({
  to: address,
  subject: line(300),
  body: text(4_000),
  /** Name of the file to attach, and its folder. */
  file: line(255),
  folder: text(1_000),
  /** The file itself, for a page that offers it as a download. */
  base64,
  /** Whether the mail program was asked to open; if not, the page offers the link and the texts to copy. */
  opened: flag,
  /** Whether the folder was shown in the system's file manager. */
  revealed: flag,
  /** The `mailto:` link, for the page. */
  link: text(2_000),
  /** The body was too long for a link and must be pasted. */
  cut: flag,
});
export type MailLaid = Of<typeof mailLaid>;
/** The server accepted it; `receipt` is its reply. */
export const mailSent = object({
  to: address,
  file: line(255),
  at: integer(0, Number.MAX_SAFE_INTEGER),
  receipt: text(1_000),
});
export type MailSent = Of<typeof mailSent>;
