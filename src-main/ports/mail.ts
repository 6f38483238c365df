import type { MailBox } from '#contract/gm/post.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import type { MailServer } from '#contract/player/sending.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Outcome } from './outcome.ts';

/** One mail with one file. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
}

/** One mail, with a file or without. */
export interface Mail extends Omit<Letter, 'file'> {
  readonly file?: Letter['file'];
  /**
   * Its `Message-ID` before the `@`, by which the same mail sent twice can be recognised; random if absent.
   */
  readonly id?: string;
  /** `Message-ID` of the mail it replies to. */
  readonly answers?: string;
  /** Written by the program, unprompted or as a reply, so that other programs do not reply to it. */
  readonly automatic?: 'generated' | 'replied';
}

/**
 * The result of handing a mail to the server. `later` and `never`: the server does not accept this mail now,
 * or at all. `server`: no mail could be handed over, because of the connection, the login or the certificate.
 * `unsure`: the connection broke while the mail was being sent.
 */
export type Handed =
  | { readonly kind: 'taken'; readonly said: string }
  | { readonly kind: 'later' | 'never' | 'server' | 'unsure'; readonly problem: Problem };

/** Hands mail to its user's own server. The password goes nowhere else and is not written down. */
export interface Mailer {
  /** Returns what the server said when it accepted the mail. */
  send(server: MailServer, password: string | undefined, letter: Mail): Promise<Outcome<string>>;
  hand(server: MailServer, password: string | undefined, mail: Mail): Promise<Handed>;
}

/** Tries the way to a mail server: it is reached, somebody signs in, and the line is closed. Nothing is sent, fetched or marked. */
export interface MailTrial {
  /** How many letters are in the folder of the mailbox. */
  box(box: MailBox, password: string): Promise<Outcome<{ readonly letters: number }>>;
  /** `password`: absent where the server needs no name. `signedIn`: the server has taken name and password. */
  server(server: MailServer, password: string | undefined): Promise<Outcome<{ readonly signedIn: boolean }>>;
}

/**
 * A mail that came in, as far as it could be read. All of it was written by the sender, so nothing in it is
 * trusted.
 */
export interface InMail {
  /** `Message-ID` with its brackets; empty if it has none. */
  readonly id: string;
  /** The address in `From`, in lower case; empty if there is none. */
  readonly sender: string;
  /** The moment in `Date`; absent if it cannot be read. */
  readonly sent?: string;
  /** When it reached the mailbox, according to the mailbox's own server. */
  readonly came?: string;
  readonly subject: string;
  /** The first of its plain texts, at most 100 000 bytes of it; absent if it has none. */
  readonly text?: string;
  /** Written by a program, forwarded by a mailing list, or a bounce: it gets no reply. */
  readonly automatic: boolean;
  /** In their order in the mail, including those of mails attached to it and those that are packed. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array; readonly seen?: SeenFile }[];
  /** What may hold orders and could not be opened, with the reason. */
  readonly closed?: readonly {
    readonly name: string;
    readonly bytes: Uint8Array;
    readonly why: Problem;
  }[];
  /** Too large to be fetched, or not readable as a mail. */
  readonly trouble?: 'too-large' | 'unreadable';
}

/** How far a mailbox has been read. The number is valid only together with `validity`. */
export interface MailPlace {
  readonly validity: string;
  readonly uid: number;
}

/** What became of a mail. `true`: it is marked as read; `false`: it stays as it is; `left`: so too, and the next look begins with it again. */
export type MailDealt = boolean | 'left';

/** Reads a mailbox. */
export interface MailFetcher {
  /**
   * Passes on every mail that can hold a file after `from`, or since a moment if there is no `from`, in order
   * of arrival; with `wants`, those with such subjects too. Returns how far it read: not beyond the first mail that was
   * left, unless there were as many mails as one look takes, since later ones must come in.
   */
  fetch(
    box: MailBox,
    password: string,
    from: MailPlace | undefined,
    since: string,
    deal: (mail: InMail) => Promise<MailDealt>,
    wants?: (subject: string) => boolean,
  ): Promise<Outcome<MailPlace>>;
}
