import type { MailServer } from '#contract/player/sending.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/mail.ts';

/** What a failed sending was about. The password is needed here to remove it from every text. */
export interface MailAttempt extends MailServer {
  readonly to: string;
  readonly password: string;
}

const certificate = /self.signed|certificate|altname|unable to (get|verify)|ERR_TLS_CERT/i;

/** The one problem for a failure of the mail library. */
export function mailFault(error: unknown, attempt: MailAttempt): Problem {
  const said = saidBy(error);
  const code = codeOf(said);
  const shown = hidden(said.response === '' ? said.message : said.response, attempt);
  const { host, port, to, from } = attempt;
  return unreadable(code, { host, port, to, from, said: shown });
}

/** The same where no mail was under way: a line that breaks leaves nothing unsure. */
export function trialFault(error: unknown, attempt: Omit<MailAttempt, 'to'>): Problem {
  const fault = mailFault(error, { ...attempt, to: '' });
  return fault.code === 'mail-unsure' ? unreadable('mail-line-broke', { host: attempt.host }) : fault;
}

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

function codeOf({ code, command, response, message }: Said) {
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

/** What happens to a mail that was not accepted; `underWay`: the server had asked for it. */
export function fateOf(error: unknown, underWay: boolean): 'later' | 'never' | 'server' | 'unsure' {
  const { code, command, response } = saidBy(error);
  const refused = /^([45])/.exec(response)?.[1];
  if (underWay && refused === undefined) return 'unsure';
  // A refused sender is refused for every mail.
  if (command === 'MAIL FROM' || (code !== 'EENVELOPE' && code !== 'EMESSAGE')) return 'server';
  return refused === '4' ? 'later' : 'never';
}

/** What a server said, without any password it may repeat. */
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
