import { imapFetcher, imapTrial } from '../../adapters/mail/imap.ts';
import { smtpMailer, smtpTrial } from '../../adapters/mail/mail.ts';
import type { MailServer } from '#contract/player/sending.ts';
import type { Gm } from '../../services/gm/gm.ts';
import type { Fetched } from '../../services/gm/mailbox/fetch.ts';
import { fetchMail } from '../../services/gm/mailbox/fetch.ts';
import { sendOut } from '../../services/gm/post/outbox.ts';
import { wishesOf } from '../../services/gm/policy/wishes.ts';
import { tryBox, tryServer } from '../../services/mail/trial.ts';
import { ports } from '../openGame.ts';
import { Stop, must, problemText, wrapped } from '../io.ts';
import { formsInto } from './formsFolder.ts';
import { secretLine } from '../secretLine.ts';
import type { MailOptions } from './options.ts';
import { unreadable } from '#contract/refusals/commandLine.ts';
import { mailRefusals } from '#contract/refusals/mail.ts';

/** The files with the passwords of the mailbox and of the outgoing server. */
export type PasswordOptions = Pick<MailOptions, 'passwordFile' | 'smtpPasswordFile'>;

/** Takes in the new mail of the game's mailbox. A refusal ends the command. */
export const fetchInto = async (
  gm: Gm,
  options: PasswordOptions & Pick<MailOptions, 'forms'>,
): Promise<Fetched> =>
  must(
    await fetchMail(
      {
        fetcher: imapFetcher(),
        clock: ports.clock,
        forms: options.forms === undefined ? undefined : await formsInto(options.forms),
      },
      gm,
      await boxPassword(wishesOf(gm.store).box?.user ?? '', options),
    ),
  );

/** The password of this user of a mailbox. */
export async function boxPassword(
  user: string,
  options: Pick<PasswordOptions, 'passwordFile'>,
): Promise<string> {
  const password = await passwordFrom(options.passwordFile, 'SEALED_ORDERS_MAIL_PASSWORD');
  if (password === undefined && user !== '') throw new Stop([noPassword(user)]);
  return password ?? '';
}

/** What became of the letters waiting in the outbox. */
export type SentOut = Awaited<ReturnType<typeof sendOut>>;

/** Sends the letters waiting in the game's outbox. A refusal ends the command. */
export async function send({ store }: Gm, options: PasswordOptions): Promise<SentOut> {
  const { server } = wishesOf(store);
  if (server === undefined) throw new Stop([mailRefusals.unreadable('no-server/gm')]);
  const password = await serverPassword(server, options);
  return sendOut({ mailer: smtpMailer(), clock: ports.clock }, store, server, password);
}

async function serverPassword({ user }: MailServer, options: PasswordOptions): Promise<string | undefined> {
  if (user === '') return undefined;
  const own = await passwordFrom(options.smtpPasswordFile, 'SEALED_ORDERS_SMTP_PASSWORD');
  const password = own ?? (await passwordFrom(options.passwordFile, 'SEALED_ORDERS_MAIL_PASSWORD'));
  if (password === undefined) throw new Stop([noPassword(user)]);
  return password;
}

/** What became of trying one server, in words. */
interface ServerTried {
  readonly of: 'imap' | 'smtp';
  readonly well: boolean;
  readonly said: string;
}

/** Tries the mailbox and the server for letters, as far as the game has them. Refused: it has neither. */
export async function tryServers(gm: Gm, options: PasswordOptions): Promise<readonly ServerTried[]> {
  const { box, server } = wishesOf(gm.store);
  if (box === undefined && server === undefined) throw new Stop([unreadable('nothing-to-test')]);
  const trial = { box: imapTrial(), server: smtpTrial() };
  const told = (of: ServerTried['of'], tried: Awaited<ReturnType<typeof tryBox>>): ServerTried => ({
    of,
    well: tried.ok,
    said: tried.ok ? wrapped(tried.value.said) : tried.fault.map(problemText).join('\n'),
  });
  return [
    ...(box === undefined
      ? []
      : [told('imap', await tryBox(trial, box, await boxPassword(box.user, options)))]),
    ...(server === undefined
      ? []
      : [told('smtp', await tryServer(trial, server, await serverPassword(server, options)))]),
  ];
}

async function passwordFrom(file: string | undefined, variable: string): Promise<string | undefined> {
  if (file === undefined) return process.env[variable];
  return secretLine(file);
}

const noPassword = (user: string) => unreadable('password-wanted/option', { user });
