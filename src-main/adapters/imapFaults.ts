import type { MailBox } from '#contract/gm/post.ts';
import { unreadable, type Problem } from '#kernel/problem.ts';

const texts: Readonly<Record<string, string>> = {
  'imap-no-host':
    'No server called {host} can be found. Look for a typing mistake in its name, and whether you are online.',
  'imap-refused':
    '{host} does not answer at port {port}. Check the port: mailboxes are mostly read at 993 for TLS and 143 for STARTTLS.',
  'imap-timeout':
    '{host} took too long to answer at port {port}. Check its name and port, and whether a firewall stands in the way; then try again.',
  'imap-certificate':
    '{host} could not prove that it is {host} ({said}), so it was told nothing. Check the name; if it is right, ask whoever runs the server.',
  'imap-not-tls':
    '{host} does not speak TLS at port {port}. Choose STARTTLS, or another port: TLS mostly uses 993.',
  'imap-no-starttls':
    '{host} offers no encryption at port {port}, so it was not told the password. Choose TLS, mostly at port 993.',
  'wrong-password':
    '{host} does not accept this user name or password. Type them again; some providers want a password made just for mail programs.',
  'imap-no-folder':
    'The mailbox of {user} has no folder {folder}. Name one that it has; the usual one is INBOX.',
  'imap-trouble':
    'Looking into the mailbox at {host} failed: «{said}». What was dealt with so far stays so; try again.',
};

/** The one problem that a failure of the mailbox comes to; the password is in no text of it. */
export function imapFault(error: unknown, { host, port, user, folder }: MailBox, password: string): Problem {
  const of = (name: string): string => {
    const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof found === 'string' ? found : found === true ? 'yes' : '';
  };
  const said = `${of('code')} ${of('message')} ${of('responseText')}`;
  const hidden = (of('responseText') === '' ? of('message') : of('responseText')).replaceAll(
    password === '' ? '\0' : password,
    '\u2022\u2022\u2022',
  );
  const code = codeOf(
    said,
    of('authenticationFailed') === 'yes',
    of('mailboxMissing') === 'yes' || /NONEXISTENT/.test(of('serverResponseCode')),
  );
  return unreadable(code, texts[code] ?? '', {
    host,
    port,
    user,
    folder,
    said: hidden.replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').slice(0, 300),
  });
}

function codeOf(said: string, login: boolean, missing: boolean): string {
  if (login) return 'wrong-password';
  if (missing) return 'imap-no-folder';
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(said)) return 'imap-no-host';
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(said)) return 'imap-refused';
  if (/self.signed|certificate|altname|unable to (get|verify)|ERR_TLS_CERT/i.test(said))
    return 'imap-certificate';
  if (/wrong version number|packet length too long|ERR_SSL/i.test(said)) return 'imap-not-tls';
  if (/STARTTLS/i.test(said)) return 'imap-no-starttls';
  return /TIMEOUT|timed out/i.test(said) ? 'imap-timeout' : 'imap-trouble';
}
