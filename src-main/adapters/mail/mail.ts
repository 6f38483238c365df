import { defined } from '#kernel/words/defined.ts';
import { getCACertificates } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { MailServer } from '#contract/player/sending.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Handed, Mail, Mailer, MailTrial } from '#main/ports/mail.ts';
import { fateOf, mailFault, trialFault } from './mailFaults.ts';

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

/** Tries the way to servers for outgoing mail, as `smtpMailer` goes it. */
export const smtpTrial =
  (trusted: readonly string[] = [], wait: typeof patience = patience): MailTrial['server'] =>
  async (server, password) => {
    const line = { signedIn: false };
    const transport = createTransport({
      ...wayTo({ server, password, trusted, wait }),
      logger: listener({ info: (entry) => (line.signedIn ||= says(entry, 'action', 'authenticated')) }),
    });
    try {
      await transport.verify();
      return good(line);
    } catch (error) {
      return bad([trialFault(error, { ...server, password: password ?? '' })]);
    } finally {
      transport.close();
    }
  };

interface Way {
  readonly server: MailServer;
  readonly password: string | undefined;
  readonly trusted: readonly string[];
  readonly wait: typeof patience;
}
interface Handing extends Way {
  readonly mail: Mail;
}

async function handOver(handing: Handing): Promise<Handed> {
  const { server, password, mail } = handing;
  const line = { underWay: false };
  const transport = createTransport({ ...wayTo(handing), transactionLog: true, logger: underWay(line) });
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

const wayTo = ({ server: { host, port, security, user }, password, trusted, wait }: Way) => ({
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

/** Notices when the server asks for the mail itself: from then on it may have the mail, until it answers. */
const underWay = (line: { underWay: boolean }) =>
  listener({
    debug: (entry, said) => (line.underWay ||= says(entry, 'tnx', 'server') && /^354/.test(String(said))),
  });

const says = (entry: unknown, name: string, value: string): boolean =>
  typeof entry === 'object' && entry !== null && Reflect.get(entry, name) === value;

type Hears = (entry: unknown, said: unknown) => unknown;

/** Hears what the library would log, and logs nothing. */
function listener(hears: { readonly debug?: Hears; readonly info?: Hears }) {
  const deaf = (): void => {};
  const { debug = deaf, info = deaf } = hears;
  return { level: deaf, trace: deaf, debug, info, warn: deaf, error: deaf, fatal: deaf };
}

const plain = (said: string): string => said.replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').slice(0, 400);
