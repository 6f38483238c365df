import type { Attachment, Email } from 'postal-mime';

import type { InMail } from '#main/ports.ts';
import { unpackTnef } from './mime/tnef.ts';

/** Most bytes of a mail, and how far it is taken apart: a mail of as many bytes in base64 has half as many lines. */
export const mailLimits = {
  bytes: 12_000_000,
  lines: 300_000,
  parts: 500,
  files: 50,
  within: 5,
  nesting: 20,
  headers: 262_144,
} as const;

type File = InMail['files'][number];

/**
 * Reads a mail, however broken, however nested: its files come out of mails within it, `winmail.dat`, and of text that only looks
 * like a file of ours. Never throws; a mail that cannot be taken apart is read as far as it could be.
 */
export async function readMail(bytes: Uint8Array): Promise<InMail> {
  if (bytes.length > mailLimits.bytes) return { ...nothing, trouble: 'too-large' };
  const files: File[] = [];
  const mail = await parsed(bytes);
  if (mail !== undefined) await collect(mail.attachments, files, 0);
  if (!files.some(({ bytes: file }) => startsLikeOurs(file))) files.push(...salvaged(bytes));
  const all = files.slice(0, mailLimits.files);
  return mail === undefined
    ? { ...nothing, files: all, trouble: 'unreadable' }
    : { ...headOf(mail), files: all };
}

const nothing: InMail = { id: '', sender: '', subject: '', automatic: true, files: [] };

async function parsed(bytes: Uint8Array): Promise<Email | undefined> {
  if (hasTooMany(bytes)) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  const { nesting: maxNestingDepth, headers: maxHeadersSize } = mailLimits;
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth, maxHeadersSize });
  } catch {
    return undefined;
  }
}

async function collect(attachments: readonly Attachment[], files: File[], depth: number): Promise<void> {
  for (const { filename, mimeType, content } of attachments) {
    if (files.length >= mailLimits.files) return;
    const bytes = bytesOf(content);
    const packed = unpackTnef(bytes, mailLimits.files);
    if (packed.length > 0) files.push(...packed);
    else if (mimeType !== 'message/rfc822') files.push({ name: filename ?? '', bytes });
    else if (depth < mailLimits.within)
      await collect((await parsed(bytes))?.attachments ?? [], files, depth + 1);
  }
}

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
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

/** One plain address, in small letters; empty for what is none. */
function addressOf(text: string | undefined): string {
  const address = (text ?? '').trim().toLowerCase();
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,189}$/u.test(address) ? address : '';
}

const shown = (text: string, most: number): string =>
  Array.from(text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]+/gu, ' '))
    .slice(0, most)
    .join('');

/** RFC 3834 and what came before it: whatever says that a program or a list sent it, and bounces. */
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

/** Whether there are more lines, or more lines that could part one part from another, than any mail of orders has. */
function hasTooMany(bytes: Uint8Array): boolean {
  let [lines, parts] = [0, 0];
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    lines += 1;
    if (bytes[at + 1] === 45 && bytes[at + 2] === 45) parts += 1;
    if (lines > mailLimits.lines || parts > mailLimits.parts) return true;
  }
  return false;
}

const ours = 'Sealed Orders ';
const startsLikeOurs = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, ours.length)).toString('latin1') === ours;

/** Files of orders in base64 that stand in a mail whose parts have lost their order, quoted or not. */
function salvaged(bytes: Uint8Array): readonly File[] {
  const start = Buffer.from('Sealed Orders orders ').toString('base64');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const found: File[] = [];
  for (
    let at = text.indexOf(start);
    at >= 0 && found.length < mailLimits.files;
    at = text.indexOf(start, at + 1)
  ) {
    const lines: string[] = [];
    for (const line of linesFrom(text, at)) {
      const plain = line.replace(/^[>\s]+/, '').trimEnd();
      if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) break;
      lines.push(plain);
      if (plain.endsWith('=')) break;
    }
    found.push({ name: '', bytes: Uint8Array.from(Buffer.from(lines.join(''), 'base64')) });
  }
  return found;
}

/** The lines from there on, one at a time: most of a mail is never looked at. */
function* linesFrom(text: string, start: number): Iterable<string> {
  const end = /\r\n|\r|\n/g;
  for (let from = start; from <= text.length;) {
    end.lastIndex = from;
    const found = end.exec(text);
    yield text.slice(from, found?.index);
    if (found === null) return;
    from = end.lastIndex;
  }
}
