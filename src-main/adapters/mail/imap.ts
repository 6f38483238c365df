import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';

import type { MailBox } from '#contract/gm/post.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { InMail, MailDealt, MailFetcher, MailPlace, MailTrial } from '#main/ports/mail.ts';
import { imapFault } from './imapFaults.ts';
import { vouchers } from './mail.ts';
import { mailLimits } from '../../services/incoming/limits.ts';
import { readMail } from '../../services/incoming/mime.ts';

/** Time limits in milliseconds: to connect, to be greeted, and for silence from the server. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Most mails in one look; the next look continues after them. */
const mostMails = 2_000;

/** Mailboxes over IMAP. Certificates are checked against what Node, the system and `trusted` vouch for. */
export const imapFetcher = (
  trusted: readonly string[] = [],
  wait: typeof patience = patience,
): MailFetcher => ({
  fetch: async (box, password, from, since, deal, wants = () => false) => {
    const client = await clientFor(box, password, trusted, wait);
    const broken: { cause?: unknown } = {};
    try {
      await client.connect();
      await client.mailboxOpen(box.folder);
      return good(
        await lookThrough(client, { from, since, wants }, async (mail) => {
          try {
            return await deal(mail);
          } catch (error) {
            broken.cause = error;
            throw error;
          }
        }),
      );
    } catch (error) {
      if ('cause' in broken) throw broken.cause;
      return bad([imapFault(error, box, password)]);
    } finally {
      await client.logout().catch(() => undefined);
      client.close();
    }
  },
});

/** Tries the way to mailboxes, as `imapFetcher` goes it, and only reads how many letters are in one. */
export const imapTrial =
  (trusted: readonly string[] = [], wait: typeof patience = patience): MailTrial['box'] =>
  async (box, password) => {
    const client = await clientFor(box, password, trusted, wait);
    try {
      await client.connect();
      const { exists } = await client.mailboxOpen(box.folder, { readOnly: true });
      return good({ letters: exists });
    } catch (error) {
      return bad([imapFault(error, box, password)]);
    } finally {
      await client.logout().catch(() => undefined);
      client.close();
    }
  };

async function clientFor(
  { host, port, security, user }: MailBox,
  password: string,
  trusted: readonly string[],
  wait: typeof patience,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    ...wait,
    secure: security === 'tls',
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass: password },
    tls: { minVersion: 'TLSv1.2', ca: vouchers(trusted) },
    logger: false,
    disableAutoIdle: true,
    maxLineLength: 4_000_000,
    maxLiteralSize: mailLimits.bytes + 1,
    maxResponseSize: 2 * mailLimits.bytes,
  });
  // The call that awaits an answer gets the same error.
  client.on('error', () => undefined);
  return client;
}

/** Where a look begins, and which subjects it wants besides. */
interface Look {
  readonly from: MailPlace | undefined;
  readonly since: string;
  readonly wants: (subject: string) => boolean;
}

async function lookThrough(
  client: ImapFlow,
  { from, since, wants }: Look,
  deal: (mail: InMail) => Promise<MailDealt>,
): Promise<MailPlace> {
  const box = client.mailbox;
  const validity = box === false ? '' : String(box.uidValidity);
  const known = from?.validity === validity ? from.uid : undefined;
  const query =
    known === undefined ? { since: new Date(Date.parse(since) - 86_400_000) } : { uid: `${known + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  onLine(client);
  // `n:*` always includes the last mail, even if its number is smaller.
  const uids = [...found].filter((uid) => uid > (known ?? 0)).slice(0, mostMails);
  let last = known ?? 0;
  let firstLeft: number | undefined;
  for (const uid of uids) {
    const mail = await mailAt(client, uid, wants);
    onLine(client);
    const dealt = mail !== undefined && (await deal(mail));
    if (dealt === 'left') firstLeft ??= uid;
    else if (dealt) await client.messageFlagsAdd({ uid: String(uid) }, ['\\Seen'], { uid: true });
    onLine(client);
    last = uid;
  }
  return { validity, uid: firstLeft === undefined || uids.length === mostMails ? last : firstLeft - 1 };
}

/** After a broken connection an unanswered mail looks like a missing one: it must not be skipped. */
function onLine(client: ImapFlow): void {
  if (!client.usable) throw Object.assign(new Error('the line broke'), { code: 'EConnectionClosed' });
}

/** Fewest bytes of a text with a file of ours in it. */
const leastText = 600;

/** One mail, fetched whole only when it can hold a file or its subject is wanted, and it is not too large. */
async function mailAt(client: ImapFlow, uid: number, wants: Look['wants']): Promise<InMail | undefined> {
  const about = await client.fetchOne(
    String(uid),
    { uid: true, size: true, bodyStructure: true, envelope: true, internalDate: true },
    { uid: true },
  );
  if (
    about === false ||
    about === undefined ||
    (about.bodyStructure !== undefined &&
      !holdsFiles(about.bodyStructure, 0) &&
      !wants(about.envelope?.subject ?? ''))
  )
    return undefined;
  const came = new Date(about.internalDate ?? Number.NaN);
  const arrived = Number.isNaN(came.getTime()) ? {} : { came: came.toISOString() };
  if ((about.size ?? 0) > mailLimits.bytes) return { ...tooLarge(about), ...arrived };
  const whole = await client.fetchOne(
    String(uid),
    { source: { maxLength: mailLimits.bytes } },
    { uid: true },
  );
  return whole === false || whole?.source === undefined
    ? undefined
    : { ...(await readMail(Uint8Array.from(whole.source))), ...arrived };
}

const tooLarge = ({ envelope }: FetchMessageObject): InMail => ({
  id: envelope?.messageId ?? '',
  sender: envelope?.from?.[0]?.address?.toLowerCase() ?? '',
  subject: (envelope?.subject ?? '').slice(0, 300),
  automatic: false,
  files: [],
  trouble: 'too-large',
});

/** Whether it has anything besides text, or a text long enough to be a file. If it is nested too deeply, the whole mail is fetched. */
function holdsFiles(
  { type, size, disposition, parameters, dispositionParameters, childNodes }: MessageStructureObject,
  depth: number,
): boolean {
  if (childNodes !== undefined && depth < mailLimits.nesting)
    return type === 'message/rfc822' || childNodes.some((child) => holdsFiles(child, depth + 1));
  return (
    !/^text\/(plain|html)$/i.test(type) ||
    (size ?? 0) >= leastText ||
    disposition === 'attachment' ||
    parameters?.['name'] !== undefined ||
    dispositionParameters?.['filename'] !== undefined
  );
}
