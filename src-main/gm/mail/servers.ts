import { imapFetcher } from '../../adapters/mail/imap.ts';
import { smtpMailer } from '../../adapters/mail/mail.ts';
import type { Gm } from '../../services/gm/gm.ts';
import type { Fetched } from '../../services/gm/post/fetch.ts';
import { fetchMail } from '../../services/gm/post/fetch.ts';
import { sendOut } from '../../services/gm/post/outbox.ts';
import { wishesOf } from '../../services/gm/policy/wishes.ts';
import { ports } from '../openGame.ts';
import { Stop, must } from '../io.ts';
import { secretLine } from '../secretLine.ts';
import type { MailOptions } from './options.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { mailRefusals } from '#contract/refusals/mail.ts';

/** The files with the passwords of the mailbox and of the outgoing server. */
export type PasswordOptions = Pick<MailOptions, 'passwordFile' | 'smtpPasswordFile'>;

/** Takes in the new mail of the game's mailbox. A refusal ends the command. */
export const fetchInto = async (gm: Gm, options: PasswordOptions): Promise<Fetched> =>
  must(await fetchMail({ fetcher: imapFetcher(), clock: ports.clock }, gm, await boxPassword(gm, options)));

async function boxPassword({ store }: Gm, options: PasswordOptions): Promise<string> {
  const user = wishesOf(store).box?.user ?? '';
  const password = await passwordFrom(options.passwordFile, 'SEALED_ORDERS_MAIL_PASSWORD');
  if (password === undefined && user !== '') throw new Stop([noPassword(user)]);
  return password ?? '';
}

/** Sends the letters waiting in the game's outbox. A refusal ends the command. */
export async function send({ store }: Gm, options: PasswordOptions): ReturnType<typeof sendOut> {
  const { server } = wishesOf(store);
  if (server === undefined) throw new Stop([mailRefusals.unreadable('no-server/gm')]);
  const own = await passwordFrom(options.smtpPasswordFile, 'SEALED_ORDERS_SMTP_PASSWORD');
  const password =
    server.user === ''
      ? undefined
      : (own ?? (await passwordFrom(options.passwordFile, 'SEALED_ORDERS_MAIL_PASSWORD')));
  if (server.user !== '' && password === undefined) throw new Stop([noPassword(server.user)]);
  return sendOut({ mailer: smtpMailer(), clock: ports.clock }, store, server, password);
}

async function passwordFrom(file: string | undefined, variable: string): Promise<string | undefined> {
  if (file === undefined) return process.env[variable];
  return secretLine(file);
}

const noPassword = (user: string) => unreadable('password-wanted/option', { user });
