// Looks into the mailbox of a toy game and sends its letters, again and again until it is killed: node killChild.ts GAME SMTP-PORT.
import { imapFetcher } from '#main/adapters/mail/imap.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { clock } from '#main/adapters/machine.ts';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { fetchMail } from '#main/services/gm/mailbox/fetch.ts';
import { sendOut } from '#main/services/gm/post/outbox.ts';
import { testPorts, toy, valueOf } from '../desk/gmWorld.ts';
import { password } from './realServers.ts';
import { ownCertificate } from './server.ts';

const [path = '', port = ''] = process.argv.slice(2);
const gm = valueOf(await openGame({ ...testPorts(), clock }, gameFiles, path, () => toy()));
const server = {
  host: 'localhost',
  port: Number(port),
  security: 'starttls',
  user: 'gm',
  from: 'gm@example.org',
} as const;
process.stdout.write('ready\n');
for (;;) {
  valueOf(await fetchMail({ fetcher: imapFetcher([ownCertificate]), clock }, gm, password));
  await sendOut({ mailer: smtpMailer([ownCertificate]), clock }, gm.store, server, password);
}
