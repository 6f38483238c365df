import type { Email } from 'postal-mime';

import { defined } from '#kernel/words/defined.ts';
import { fromBase64, fromPlain, fromQuoted } from './decode.ts';

/** What one mail may still hold, over all nested mails. */
export interface Left {
  headers: number;
  parts: number;
}

/** A file in a mail. `type`: in lower case, such as `message/rfc822`. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface TakenApart {
  readonly head: Email;
  readonly files: readonly MailFile[];
  /** What there is to read, as bytes. */
  readonly texts: readonly Uint8Array[];
  /** The first of them that is plain text, as far as it is kept. */
  readonly plain?: string;
}

/** A range of the mail: its first byte and the one after its last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Lines that begin with two dashes: their position and text. */
type Dashes = readonly (Stretch & { readonly line: string })[];

const [newline, carriage, dash] = [10, 13, 45] as const;

/**
 * Takes a mail apart in one pass over its lines; the library reads only its headers: for whole letters it needs several times
 * the memory that a letter may take, and it changes attachments that are not in base64.
 * Rejects if the mail exceeds what is left, or is nested too deeply.
 */
export async function takeApart(mail: Uint8Array, left: Left, nesting: number): Promise<TakenApart> {
  const dashes = dashesIn(mail, left);
  const files: MailFile[] = [];
  const texts: Uint8Array[] = [];
  let plain: string | undefined;
  const whole = { from: 0, to: mail.length };
  const { body, head } = headOf(mail, whole, left);
  await walk(head, body, nesting);
  return { head: await read(head), files, texts, ...defined({ plain }) };

  async function walk(headers: string, { from, to }: Stretch, deeper: number): Promise<void> {
    const about = contentHeaders(headers);
    const mark = boundaryOf(about);
    if (mark === undefined) {
      const [file] = (await read(about)).attachments;
      const bytes = decoderOf(about)(mail.subarray(from, to));
      if (file === undefined) {
        texts.push(bytes);
        plain ??= plainText(about, bytes);
      } else files.push({ name: file.filename ?? '', type: file.mimeType.toLowerCase(), bytes });
      return;
    }
    if (deeper === 0) throw new Error('nested too deeply');
    for (const part of partsBetween(mail, dashes, mark, { from, to })) {
      const inner = headOf(mail, part, left);
      await walk(inner.head, inner.body, deeper - 1);
    }
  }
}

/** The lines that could be boundaries between parts. */
function dashesIn(mail: Uint8Array, left: Left): Dashes {
  const found: (Stretch & { line: string })[] = [];
  for (let from = 0; from < mail.length;) {
    const to = lineAfter(mail, from, mail.length);
    if (mail[from] === dash && mail[from + 1] === dash) {
      left.parts -= 1;
      if (left.parts < 0) throw new Error('too many parts');
      found.push({ from, to, line: latin1(mail, { from, to }).trimEnd() });
    }
    from = to;
  }
  return found;
}

/** The parts between lines with this boundary. What comes before the first and after the last is ignored. */
function* partsBetween(
  mail: Uint8Array,
  dashes: Dashes,
  mark: string,
  { from, to }: Stretch,
): Iterable<Stretch> {
  let begun: number | undefined;
  for (const one of dashes) {
    if (one.from < from || one.from >= to || !one.line.startsWith(mark, 2)) continue;
    const rest = one.line.slice(mark.length + 2);
    if (rest !== '' && !/^--[ \t]*$/.test(rest)) continue;
    if (begun !== undefined) yield { from: begun, to: withoutLineEnd(mail, begun, one.from) };
    if (rest !== '') return;
    begun = one.to;
  }
  if (begun !== undefined) yield { from: begun, to };
}

/** Headers up to the first empty line, and what follows it. */
function headOf(
  mail: Uint8Array,
  { from, to }: Stretch,
  left: Left,
): { readonly head: string; readonly body: Stretch } {
  for (let at = from; at < to;) {
    const next = lineAfter(mail, at, to);
    if (withoutLineEnd(mail, at, next) === at)
      return { head: latin1(mail, { from, to: at }), body: { from: next, to } };
    left.headers -= next - at;
    if (left.headers < 0) throw new Error('too long headers');
    at = next;
  }
  return { head: latin1(mail, { from, to }), body: { from: to, to } };
}

/** The headers that say what a part is, with their folded lines, and no others. */
const contentHeaders = (headers: string): string =>
  (headers.match(/^content-(?:type|disposition|transfer-encoding)[ \t]*:.*(?:\r?\n[ \t].*)*/gim) ?? []).join(
    '\r\n',
  );

/** The first header of this name, on one line. */
const header = (headers: string, name: string): string =>
  (new RegExp(`^${name}[ \\t]*:(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(headers)?.[1] ?? '').replace(
    /\r?\n/g,
    '',
  );

/** The boundary of a multipart. */
function boundaryOf(headers: string): string | undefined {
  const type = header(headers, 'content-type');
  if (!/^\s*multipart\//i.test(type)) return undefined;
  const [, quoted, bare] = /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(type) ?? [];
  return (quoted?.replace(/\\(.)/g, '$1') ?? bare)?.trimEnd() ?? '\0';
}

function decoderOf(headers: string): (text: Uint8Array) => Uint8Array {
  const encoding = header(headers, 'content-transfer-encoding').replace(/\([^()]*\)/g, '');
  return /base64/i.test(encoding) ? fromBase64 : /quoted-printable/i.test(encoding) ? fromQuoted : fromPlain;
}

/** Most bytes of a plain text that are kept: of any alphabet more than is passed on of a letter, so that what was cut is refused as too long. OURS. */
const mostPlain = 100_000;

/** A text as it is read; undefined if it is not plain. Bytes that its alphabet does not have are shown as such. */
function plainText(headers: string, bytes: Uint8Array): string | undefined {
  const type = header(headers, 'content-type');
  if (type.trim() !== '' && !/^\s*text\/plain\b/i.test(type)) return undefined;
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type) ?? [];
  const kept = bytes.subarray(0, mostPlain);
  try {
    return new TextDecoder(charset).decode(kept);
  } catch {
    return new TextDecoder('utf-8').decode(kept);
  }
}

/** Headers as the library reads them. */
async function read(headers: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(Buffer.from(`${headers.trimEnd()}\r\n\r\n`, 'latin1'), {
    forceRfc822Attachments: true,
  });
}

function lineAfter(mail: Uint8Array, at: number, to: number): number {
  const end = mail.indexOf(newline, at);
  return end < 0 || end >= to ? to : end + 1;
}

function withoutLineEnd(mail: Uint8Array, from: number, to: number): number {
  let end = to > from && mail[to - 1] === newline ? to - 1 : to;
  while (end > from && mail[end - 1] === carriage) end -= 1;
  return end;
}

const latin1 = (mail: Uint8Array, { from, to }: Stretch): string =>
  Buffer.from(mail.buffer, mail.byteOffset + from, to - from).toString('latin1');
