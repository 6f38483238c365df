import { defined } from '#kernel/words/defined.ts';
import { getCACertificates } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { MailServer } from '#contract/player/sending.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Handed, Mail, Mailer } from '#main/ports/mail.ts';
import { fateOf, mailFault } from './mailFaults.ts';

/** Time limits in milliseconds: to connect, to be greeted, and for silence from the server. */
const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Mail over SMTP. Certificates are checked against what Node, the system and `trusted` vouch for. */
export const smtpMailer = (trusted: readonly string[] = [], wait: typeof patience = patience): Mailer => {
  const hand: Mailer['hand'] = (server, password, mail) =>
    handOver({ server, password, mail, trusted, wait });
  return {
    hand,
    send: async (server, password, letter) => {
      const handed = await hand(server, password, letter);
      return handed.kind === 'taken' ? good(handed.said) : bad([handed.problem]);
    },
  };
};

interface Handing {
  readonly server: MailServer;
  readonly password: string | undefined;
  readonly mail: Mail;
  readonly trusted: readonly string[];
  readonly wait: typeof patience;
}

async function handOver(handing: Handing): Promise<Handed> {
  const { server, password, mail } = handing;
  const line = { underWay: false };
  const transport = createTransport({ ...wayTo(handing), transactionLog: true, logger: listener(line) });
  try {
    const sent = await transport.sendMail(contentsOf(mail, server.from));
    return { kind: 'taken', said: plain(sent.response) };
  } catch (error) {
    return {
      kind: fateOf(error, line.underWay),
      problem: mailFault(error, { ...server, to: mail.to, password: password ?? '' }),
    };
  } finally {
    transport.close();
  }
}

const wayTo = ({ server: { host, port, security, user }, password, trusted, wait }: Handing) => ({
  host,
  port,
  ...wait,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  // Used in the greeting instead of this machine's name.
  name: '[127.0.0.1]',
  tls: { minVersion: 'TLSv1.2' as const, ca: vouchers(trusted) },
  ...(password === undefined ? {} : { auth: { user, pass: password } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Certificates of the authorities that may vouch for a server. */
export const vouchers = (trusted: readonly string[]): string[] => [
  ...getCACertificates('default'),
  ...getCACertificates('system'),
  ...trusted,
];

const contentsOf = ({ to, subject, body, file, id, answers, automatic }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text: body,
  ...(file === undefined
    ? {}
    : {
        attachments: [
          { filename: file.name, content: Buffer.from(file.bytes), contentType: 'application/octet-stream' },
        ],
      }),
  ...(id === undefined ? {} : { messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>` }),
  ...defined({ inReplyTo: answers, references: answers }),
  ...(automatic === undefined
    ? {}
    : { headers: { 'Auto-Submitted': `auto-${automatic}`, 'X-Auto-Response-Suppress': 'All' } }),
});

/** Notices when the server asks for the mail itself: from then on it may have the mail, until it answers. It logs nothing. */
function listener(line: { underWay: boolean }) {
  const deaf = (): void => {};
  const debug = (entry: unknown, said: unknown): void => {
    if (
      typeof entry === 'object' &&
      entry !== null &&
      Reflect.get(entry, 'tnx') === 'server' &&
      /^354/.test(String(said))
    )
      line.underWay = true;
  };
  return { level: deaf, trace: deaf, debug, info: deaf, warn: deaf, error: deaf, fatal: deaf };
}

const plain = (said: string): string => said.replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').slice(0, 400);
