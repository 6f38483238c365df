import type { Email } from 'postal-mime';

import { looksLikeOurs } from '#kernel/files/restored.ts';
import type { InMail } from '#main/ports/mail.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Left, TakenApart } from './parts.ts';
import { takeApart } from './parts.ts';
import { salvaged } from './salvage.ts';
import { mailLimits, packLimits } from './limits.ts';
import type { Closed, Named, Unwrapped, Unwrapping } from './unwrap.ts';
import { unwrap, whole } from './unwrap.ts';
import { uudecoded } from './uuencode.ts';

type File = InMail['files'][number];

/** What was found in a mail so far. */
interface Found {
  readonly files: File[];
  readonly closed: Closed[];
}

/**
 * Reads a mail, however broken or nested: it finds files in nested mails, in what is packed, and in text that only looks
 * like a file of ours. Never throws; a mail that cannot be taken apart is read as far as possible.
 */
export async function readMail(bytes: Uint8Array, packs: Unwrapping = fresh()): Promise<InMail> {
  if (bytes.length > mailLimits.bytes) return { ...nothing, trouble: 'too-large' };
  const found: Found = { files: [], closed: [] };
  const left: Left = { headers: mailLimits.headers, parts: mailLimits.parts };
  const mail = await apart(bytes, left);
  if (mail !== undefined) await collect(mail, found, left, packs, 0);
  if (!found.files.some(({ bytes: file }) => looksLikeOurs(file))) found.files.push(...inText(bytes));
  const files = found.files.slice(0, mailLimits.files);
  const all = { files, ...(found.closed.length === 0 ? {} : { closed: found.closed }) };
  return mail === undefined
    ? { ...nothing, ...all, trouble: 'unreadable' }
    : { ...headOf(mail.head), ...all, ...defined({ text: mail.plain }) };
}

/**
 * Opens what a file is packed in: zip, gzip, saved mails, `winmail.dat`, uuencode in a text; also within one another. What cannot be
 * opened is named, with the reason. Never throws.
 */
export const unwrapped = (given: Named): Promise<Unwrapped> => unwrap(given, fresh());

const fresh = (): Unwrapping => ({
  room: { bytes: packLimits.bytes, files: packLimits.files },
  deep: packLimits.deep,
  mail: readMail,
});

const nothing: InMail = { id: '', sender: '', subject: '', automatic: true, files: [] };

async function apart(bytes: Uint8Array, left: Left): Promise<TakenApart | undefined> {
  if (hasTooManyLines(bytes)) return undefined;
  try {
    return await takeApart(bytes, left, mailLimits.nesting);
  } catch {
    return undefined;
  }
}

async function collect(
  mail: TakenApart,
  found: Found,
  left: Left,
  packs: Unwrapping,
  depth: number,
): Promise<void> {
  const { files, closed } = found;
  for (const { name, type, bytes } of mail.files) {
    if (files.length >= mailLimits.files) return;
    if (type !== 'message/rfc822') {
      const inside = await unwrap({ name, bytes }, packs);
      files.push(...inside.files);
      closed.push(...inside.closed);
    } else if (depth < mailLimits.within) {
      const inner = await apart(bytes, left);
      if (inner !== undefined) await collect(inner, found, left, packs, depth + 1);
    }
  }
  for (const text of mail.texts) {
    if (files.length >= mailLimits.files) return;
    files.push(...uudecoded(text, mailLimits.files).map(whole), ...inText(text));
  }
}

/** Files of ours that stand in a text as base64. */
const inText = (text: Uint8Array): readonly File[] =>
  salvaged(text, ours, mailLimits).map((bytes) => whole({ name: '', bytes }));

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
