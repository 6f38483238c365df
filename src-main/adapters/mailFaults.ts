import type { MailServer } from '#contract/sending.ts';
import { unreadable, type Problem } from '#kernel/problem.ts';

/** What a failed sending was about. The password is here to be kept out of every text. */
export interface MailAttempt extends MailServer {
  readonly to: string;
  readonly password: string;
}

type Args = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<string, string>> = {
  'mail-no-host':
    'No server called {host} can be found. Look for a typing mistake in its name, and whether you are online.',
  'mail-refused':
    '{host} does not answer at port {port}. Check the port: mail servers mostly use 465 for TLS and 587 for STARTTLS.',
  'mail-timeout':
    '{host} took too long to answer at port {port}. Check its name and port, and whether a firewall stands in the way; then try again.',
  'mail-certificate':
    '{host} could not prove that it is {host} ({said}), so nothing was sent to it. Check the name; if it is right, ask whoever runs the server.',
  'mail-not-tls':
    '{host} does not speak TLS at port {port}. Choose STARTTLS, or another port: TLS mostly uses 465.',
  'mail-no-starttls':
    '{host} offers no encryption at port {port}, so neither password nor orders were sent. Choose TLS, mostly at port 465.',
  'wrong-password':
    '{host} does not accept this user name or password. Type them again; some providers want a password made just for mail programs.',
  'mail-no-login': '{host} wants a user name and a password. Fill them in.',
  'mail-recipient': '{host} does not accept mail to {to}: «{said}». Check the game master\u2019s address.',
  'mail-sender':
    '{host} does not accept mail from {from}: «{said}». Write the address that belongs to your account there.',
  'mail-rejected':
    '{host} would not take this mail: «{said}». Your orders were not sent; use your mail program, or ask whoever runs the server.',
  'mail-unsure':
    'The line to {host} broke before it said whether it has the mail. Look among your sent mail, or send again: the last file that arrives counts.',
  'mail-trouble':
    'Talking to {host} failed: «{said}». Check the server\u2019s settings, or use your mail program.',
};

const certificate = /self.signed|certificate|altname|unable to (get|verify)|ERR_TLS_CERT/i;

/** The one problem that a failure of the mail program's library comes to. */
export function mailFault(error: unknown, attempt: MailAttempt): Problem {
  const said = saidBy(error);
  const code = codeOf(said);
  const shown = hidden(said.response === '' ? said.message : said.response, attempt);
  return unreadable(code, texts[code] ?? '', argsFor(attempt, shown));
}

const argsFor = ({ host, port, to, from }: MailAttempt, said: string): Args => ({
  host,
  port,
  to,
  from,
  said,
});

interface Said {
  readonly code: string;
  readonly command: string;
  readonly response: string;
  readonly message: string;
}

function saidBy(error: unknown): Said {
  const of = (name: string): string => {
    const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof found === 'string' ? found : '';
  };
  return { code: of('code'), command: of('command'), response: of('response'), message: of('message') };
}

function codeOf({ code, command, response, message }: Said): string {
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'mail-no-host';
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)) return 'mail-refused';
  if (certificate.test(message)) return 'mail-certificate';
  if (/wrong version number|packet length too long|ERR_SSL/i.test(message)) return 'mail-not-tls';
  if (command === 'STARTTLS' || /STARTTLS/.test(message)) return 'mail-no-starttls';
  if (code === 'EAUTH') return 'wrong-password';
  if (/^530/.test(response)) return 'mail-no-login';
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'mail-recipient';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'mail-sender';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'mail-rejected';
  if (code === 'ETIMEDOUT') return message === 'Timeout' ? 'mail-unsure' : 'mail-timeout';
  if (/closed|ECONNRESET|EPIPE|hang up/i.test(message) && response === '') return 'mail-unsure';
  return 'mail-trouble';
}

/** What is to become of a mail that was not taken; `underWay`: the server had asked for it. */
export function fateOf(error: unknown, underWay: boolean): 'later' | 'never' | 'server' | 'unsure' {
  const { code, command, response } = saidBy(error);
  const refused = /^([45])/.exec(response)?.[1];
  if (underWay && refused === undefined) return 'unsure';
  // Who sends, and whether he may, is the same for every mail.
  if (command === 'MAIL FROM' || (code !== 'EENVELOPE' && code !== 'EMESSAGE')) return 'server';
  return refused === '4' ? 'later' : 'never';
}

/** What a server said, without what it may have heard in confidence. */
function hidden(text: string, { password, user }: MailAttempt): string {
  const secrets = [
    password,
    encodeURIComponent(password),
    base64(password),
    base64(`\u0000${user}\u0000${password}`),
  ];
  const open = secrets.reduce(
    (rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '\u2022\u2022\u2022')),
    text,
  );
  return open.replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').slice(0, 300);
}

const base64 = (text: string): string => (text === '' ? '' : Buffer.from(text).toString('base64'));
