import type { MailBox } from '#contract/gm/post.ts';
import type { MailServer } from '#contract/player/sending.ts';
import type { Problem } from '#kernel/problem.ts';
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
  /** Its `Message-ID` before the `@`, so that the same mail sent twice can be told; drawn when absent. */
  readonly id?: string;
  /** `Message-ID` of the mail that it answers. */
  readonly answers?: string;
  /** The program wrote it, of itself or as an answer, so that no program answers it. */
  readonly automatic?: 'generated' | 'replied';
}

/**
 * What came of handing a mail over. `later` and `never`: the server would not have this mail now, or at all. `server`: no mail could
 * be given to it, for want of a line, a login or a certificate. `unsure`: the line broke when the mail was under way.
 */
export type Handed =
  | { readonly kind: 'taken'; readonly said: string }
  | { readonly kind: 'later' | 'never' | 'server' | 'unsure'; readonly problem: Problem };

/** Hands mail to its user's own server. `password` is said to nobody else and written nowhere. */
export interface Mailer {
  /** What the server said when it took the mail. */
  send(server: MailServer, password: string | undefined, letter: Mail): Promise<Outcome<string>>;
  hand(server: MailServer, password: string | undefined, mail: Mail): Promise<Handed>;
}

/** A mail that came in, read as far as it could be. Whoever sent it wrote all of this: nothing of it is believed. */
export interface InMail {
  /** `Message-ID` with its brackets; empty when it has none. */
  readonly id: string;
  /** The address in `From`, in small letters; empty when there is none. */
  readonly sender: string;
  /** The moment in `Date`; absent when it cannot be read. */
  readonly sent?: string;
  /** When it reached the mailbox, as the mailbox's own server says. */
  readonly came?: string;
  readonly subject: string;
  /** A program wrote it, a list handed it on, or it is a bounce: nobody is to be answered. */
  readonly automatic: boolean;
  /** In the order in which they stand in it, those of mails within it too. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** It was too large to be fetched, or could not be taken apart. */
  readonly trouble?: 'too-large' | 'unreadable';
}

/** How far a mailbox was looked through. Numbers are good only under the same `validity`. */
export interface MailPlace {
  readonly validity: string;
  readonly uid: number;
}

/** Looks into a mailbox. */
export interface MailFetcher {
  /**
   * Hands over each mail after `from`, or since a moment when there is no such place, that has something attached, in the order of
   * arrival; one for which `deal` answers true is marked as read, all others stay as they are. The place up to which it looked.
   */
  fetch(
    box: MailBox,
    password: string,
    from: MailPlace | undefined,
    since: string,
    deal: (mail: InMail) => Promise<boolean>,
  ): Promise<Outcome<MailPlace>>;
}
