import { flag, integer, line, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { turnKey } from './keys.ts';
import { seatKey } from './notebook.ts';

/** How one game's orders reach its game master. Passwords are no part of it. */
export const sendingWishes = object({
  /** The game master's address; empty while nobody wrote it down. */
  to: line(254),
  /** May hold `{game}`, `{empire}` and `{turn}`. */
  subject: line(200),
  body: text(2_000),
  /** A server for outgoing mail; absent: the player's own mail program. */
  server: optional(object({
    host: line(253, 1),
    port: integer(1, 65_535),
    /** `tls` from the first byte, `starttls` before anything is said, `none` only to this machine. */
    security: oneOf(['tls', 'starttls', 'none']),
    /** Empty: the server wants no name. */
    user: line(254),
    from: line(254, 1),
  })),
});
export type SendingWishes = Of<typeof sendingWishes>;

export const sendingAsked = object({ of: seatKey });
export const sendingKnown = object({
  wishes: sendingWishes,
  /** The system can keep a password for us; where it cannot, it is asked for in every sitting. */
  keepsPasswords: flag,
  /** A password is at hand now. */
  hasPassword: flag,
});
export const sendingSet = object({ of: seatKey, wishes: sendingWishes, password: optional(line(1_000)) });

export const sendingKeyed = object({ key: turnKey });
/** What was laid before the player: the mail as it was filled in, and where the file to attach lies. */
export const mailLaid = object({
  to: line(254), subject: line(300), body: text(4_000),
  /** Name of the file to attach, and the folder that was shown. */
  file: line(255), folder: text(1_000),
  /** The mail program was asked to open; where it could not be, the page offers the link and the texts to copy. */
  opened: flag,
  /** The folder was shown in the system's file manager. */
  revealed: flag,
  /** The `mailto:` link, for the page. */
  link: text(20_000),
});
/** The server took it; `receipt` is what it said. */
export const mailSent = object({ to: line(254), file: line(255), receipt: text(1_000) });
