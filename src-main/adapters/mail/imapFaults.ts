import type { MailBox } from '#contract/gm/post.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/mail.ts';

/** The one problem for a failure of the mailbox; the password is in none of its texts. */
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
  return unreadable(code, {
    host,
    port,
    user,
    folder,
    said: hidden.replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').slice(0, 300),
  });
}

function codeOf(said: string, login: boolean, missing: boolean) {
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
