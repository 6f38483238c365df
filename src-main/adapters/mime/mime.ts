import type { Email } from 'postal-mime';

import type { InMail } from '#main/ports/mail.ts';
import type { Left, TakenApart } from './parts.ts';
import { takeApart } from './parts.ts';
import { salvaged } from './salvage.ts';
import { unpackTnef } from './tnef.ts';

/**
 * Most bytes of a mail, and how far it is taken apart: at that size a base64 mail has half as many lines. Headers and parts are
 * counted over all nested mails.
 */
export const mailLimits = {
  bytes: 12_000_000,
  lines: 300_000,
  parts: 500,
  files: 50,
  within: 5,
  nesting: 20,
  headers: 131_072,
} as const;

type File = InMail['files'][number];

/**
 * Reads a mail, however broken or nested: it finds files in nested mails, in `winmail.dat`, and in text that only looks
 * like a file of ours. Never throws; a mail that cannot be taken apart is read as far as possible.
 */
export async function readMail(bytes: Uint8Array): Promise<InMail> {
  if (bytes.length > mailLimits.bytes) return { ...nothing, trouble: 'too-large' };
  const files: File[] = [];
  const left: Left = { headers: mailLimits.headers, parts: mailLimits.parts };
  const mail = await apart(bytes, left);
  if (mail !== undefined) await collect(mail, files, left, 0);
  if (!files.some(({ bytes: file }) => startsLikeOurs(file)))
    files.push(...salvaged(bytes, `${ours}orders `, mailLimits).map((one) => ({ name: '', bytes: one })));
  const all = files.slice(0, mailLimits.files);
  return mail === undefined
    ? { ...nothing, files: all, trouble: 'unreadable' }
    : { ...headOf(mail.head), files: all };
}

const nothing: InMail = { id: '', sender: '', subject: '', automatic: true, files: [] };

async function apart(bytes: Uint8Array, left: Left): Promise<TakenApart | undefined> {
  if (hasTooManyLines(bytes)) return undefined;
  try {
    return await takeApart(bytes, left, mailLimits.nesting);
  } catch {
    return undefined;
  }
}

async function collect(mail: TakenApart, files: File[], left: Left, depth: number): Promise<void> {
  for (const { name, type, bytes } of mail.files) {
    if (files.length >= mailLimits.files) return;
    const packed = unpackTnef(bytes, mailLimits.files);
    if (packed.length > 0) files.push(...packed);
    else if (type !== 'message/rfc822') files.push({ name, bytes });
    else if (depth < mailLimits.within) {
      const inner = await apart(bytes, left);
      if (inner !== undefined) await collect(inner, files, left, depth + 1);
    }
  }
}

function headOf(mail: Email): Omit<InMail, 'files'> {
  const moment = Date.parse(mail.date ?? '');
  return {
    id: (/<[^<>\s]{1,250}>/.exec(mail.messageId ?? '') ?? [''])[0],
    sender: addressOf(mail.from?.address),
    ...(Number.isNaN(moment) ? {} : { sent: new Date(moment).toISOString() }),
    subject: shown(mail.subject ?? '', 300),
    automatic: isAutomatic(mail),
  };
}

/** One plain address, in lower case; empty if it is not one. */
function addressOf(text: string | undefined): string {
  const address = (text ?? '').trim().toLowerCase();
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,189}$/u.test(address) ? address : '';
}

const shown = (text: string, most: number): string =>
  Array.from(text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]+/gu, ' '))
    .slice(0, most)
    .join('');

/** RFC 3834 and older customs: signs that a program or a list sent it, or that it is a bounce. */
function isAutomatic({ headers, from }: Email): boolean {
  const of = (name: string): string | undefined =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = of('auto-submitted');
  return (
    (submitted !== undefined && !/^no\b/.test(submitted)) ||
    /^(bulk|list|junk|auto_reply)\b/.test(of('precedence') ?? '') ||
    of('return-path') === '<>' ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe', 'x-failed-recipients'].some(
      (name) => of(name) !== undefined,
    ) ||
    /^multipart\/report\b/.test(of('content-type') ?? '') ||
    /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)(\+[^@]*)?@/i.test(from?.address?.trim() ?? '')
  );
}

function hasTooManyLines(bytes: Uint8Array): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    lines += 1;
    if (lines > mailLimits.lines) return true;
  }
  return false;
}

const ours = 'Sealed Orders ';
const startsLikeOurs = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, ours.length)).toString('latin1') === ours;
