import { flag, integer, line, list, object, oneOf, optional, text, where } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { mailServer } from '../player/sending.ts';
import { count, number } from '../shapes.ts';

/** A mailbox that is looked into for orders. */
export const mailBox = object({
  host: line(253, 1),
  port: integer(1, 65_535),
  security: oneOf(['tls', 'starttls', 'none']),
  user: line(254, 1),
  folder: line(200, 1),
});
export type MailBox = Of<typeof mailBox>;

/** How a game is mailed; passwords are no part of it. */
export const postWishes = object({
  /** Where players get the program, as invitations say it; absent: they say nothing of it. */
  program: optional(
    where(
      line(300),
      (link) => /^https?:\/\/[^\s<>"]+$/.test(link),
      'a web address such as https://example.org',
    ),
  ),
  box: optional(mailBox),
  server: optional(mailServer),
  minutes: integer(1, 1_440),
});
export type PostWishes = Of<typeof postWishes>;

export const postKnown = object({
  wishes: postWishes,
  boxPassword: flag,
  serverPassword: flag,
  keepsPasswords: flag,
});
/** `was`: the settings that the form began with. */
export const postSet = object({
  game: gameName,
  was: postWishes,
  wishes: postWishes,
  boxPassword: optional(line(1_000)),
  serverPassword: optional(line(1_000)),
});
/** A mailbox to try, as it is filled in; `password`: as typed, absent: the one that is known. */
export const boxTried = object({ game: gameName, box: mailBox, password: optional(line(1_000)) });
/** The same of a server for outgoing mail. */
export const serverTried = object({ game: gameName, server: mailServer, password: optional(line(1_000)) });
/** The server was reached, and somebody signed in if it asks for that: in a sentence. */
export const mailTried = object({ said: text(1_000) });
/** What a look into the mailbox found. */
export const fetched = object({
  letters: count,
  files: count,
  receipts: count,
  said: list(text(1_000), 10_000),
});
export const sentOut = object({
  sent: count,
  failed: count,
  waiting: count,
  said: list(text(1_000), 10_000),
});
/** `again` sends what failed or may not have gone out; `withdraw` means never send it. */
export const letterSettled = object({ game: gameName, number, what: oneOf(['again', 'withdraw']) });
