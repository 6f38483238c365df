import type { MailServer } from '#contract/player/sending.ts';
import type { MailBox, PostWishes } from '#contract/gm/post.ts';
import { imapPorts, smtpPorts } from '../../mail/ports.ts';

/** The form of the mail settings as it is filled in, without passwords. */
export interface MailFilled {
  readonly box: MailBox;
  readonly server: MailServer;
  readonly fetches: boolean;
  readonly sends: boolean;
  readonly minutes: number;
  /** Where players get the program; empty: not mentioned. */
  readonly program: string;
}

export const emptyMail: MailFilled = {
  box: { host: '', port: imapPorts.tls, security: 'tls', user: '', folder: 'INBOX' },
  server: { host: '', port: smtpPorts.tls, security: 'tls', user: '', from: '' },
  fetches: false,
  sends: false,
  minutes: 10,
  program: '',
};

/** The form for settings as they are. */
export const filledFrom = ({ box, server, minutes, program = '' }: PostWishes): MailFilled => ({
  box: box ?? emptyMail.box,
  server: server ?? emptyMail.server,
  fetches: box !== undefined,
  sends: server !== undefined,
  minutes,
  program,
});

/** The settings that the form wishes. */
export const wishesOf = ({ box, server, fetches, sends, minutes, program }: MailFilled): PostWishes => ({
  minutes,
  ...(fetches ? { box } : {}),
  ...(sends ? { server } : {}),
  ...(program.trim() === '' ? {} : { program: program.trim() }),
});
