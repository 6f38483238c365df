import { gunzipSync } from 'node:zlib';

import { unreadable } from '#contract/refusals/library.ts';
import { looksLikeOurs, restored } from '#kernel/files/restored.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SeenBytes } from '../turnFiles.ts';
import { largestFile, seenIn } from '../turnFiles.ts';
import type { InMail } from '#main/ports/mail.ts';
import { mailLimits } from './limits.ts';
import { unpackTnef } from './tnef.ts';
import { uudecoded } from './uuencode.ts';
import type { Room } from './zip.ts';
import { unzipped } from './zip.ts';

export interface Named extends SeenBytes {
  readonly name: string;
}

/** What may hold orders, and was not opened. */
export interface Closed extends Named {
  readonly why: Problem;
}

/** What came out of a file, however it was packed. */
export interface Unwrapped {
  /** Files, in their order, as they were written; the file itself where nothing is packed in it. */
  readonly files: readonly Named[];
  readonly closed: readonly Closed[];
  /** It was packed, and something in it could be read. */
  readonly packed: boolean;
}

/** What is left while things within one another are opened. */
export interface Unwrapping {
  readonly room: Room;
  readonly deep: number;
  /** Reads a saved mail. */
  mail(bytes: Uint8Array, left: Unwrapping): Promise<InMail>;
}

/** A file as it was written. */
export function whole(given: Named): Named {
  const seen = restored(seenIn(given));
  return { name: given.name, bytes: seen.bytes, seen };
}

/** Opens one file with what is left. Never throws. */
export async function unwrap(given: Named, left: Unwrapping): Promise<Unwrapped> {
  const { bytes } = given;
  if (looksLikeOurs(bytes)) return { files: [whole(given)], closed: [], packed: false };
  const inside = await insideOf(given, left);
  if (inside === undefined) return { files: isFork(given) ? [] : [given], closed: [], packed: false };
  if ('why' in inside) return { files: [], closed: [{ ...given, why: inside.why }], packed: true };
  return inside;
}

/** Whether it was made by an Apple machine beside a file, to hold what other machines do not know of it. */
const isFork = ({ name, bytes }: Named): boolean =>
  starts(bytes, [0x00, 0x05, 0x16, 0x07]) || /(?:^|[\\/])\._/.test(name);

/** How files begin that are packed in a way that is not opened here: rar, 7z, xz, bzip2, Zstandard; and what Outlook saves. */
const otherPacks: readonly (readonly number[])[] = [
  [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
  [0x42, 0x5a, 0x68],
  [0x28, 0xb5, 0x2f, 0xfd],
];

const starts = (bytes: Uint8Array, wanted: readonly number[], at = 0): boolean =>
  wanted.every((byte, next) => bytes[at + next] === byte);

type Inside = Unwrapped | { readonly why: Problem } | undefined;

async function insideOf({ name, bytes }: Named, left: Unwrapping): Promise<Inside> {
  const isZip = starts(bytes, [0x50, 0x4b, 0x03, 0x04]) || starts(bytes, [0x50, 0x4b, 0x05, 0x06]);
  const isGzip = starts(bytes, [0x1f, 0x8b]);
  if ((isZip || isGzip) && left.deep === 0) return { why: unreadable('not-opened/much') };
  if (isZip) return fromZip(bytes, left);
  if (isGzip) return fromGzip({ name, bytes }, left);
  const isTar = starts(bytes, [0x75, 0x73, 0x74, 0x61, 0x72], 257);
  const isMsg = /\.msg$/i.test(name) && starts(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
  if (isTar || isMsg || otherPacks.some((wanted) => starts(bytes, wanted)))
    return { why: unreadable('not-opened/packed') };
  const tnef = unpackTnef(bytes, mailLimits.files);
  if (tnef.length > 0) return all(tnef, left);
  if (isMail({ name, bytes })) return fromMail({ name, bytes }, left);
  if (bytes.length > mailLimits.bytes || bytes.includes(0)) return undefined;
  const coded = uudecoded(bytes, mailLimits.files);
  return coded.length > 0 ? all(coded, left) : undefined;
}

function fromZip(bytes: Uint8Array, left: Unwrapping): Promise<Unwrapped> | { readonly why: Problem } {
  const files = unzipped(bytes, left.room);
  if (files === 'damaged') return { why: unreadable('not-opened/damaged') };
  if (files === 'too-much') return { why: unreadable('not-opened/much') };
  return all(files, left);
}

function fromGzip({ name, bytes }: Named, left: Unwrapping): Promise<Unwrapped> | { readonly why: Problem } {
  try {
    const made = gunzipSync(bytes, { maxOutputLength: Math.min(largestFile, Math.max(1, left.room.bytes)) });
    left.room.bytes -= made.length;
    return all([{ name: name.replace(/\.gz$/i, ''), bytes: made }], left);
  } catch (error) {
    const isMuch = (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    return { why: unreadable(isMuch ? 'not-opened/much' : 'not-opened/damaged') };
  }
}

/** Whether it is a saved mail: by its name, or because it begins with headers that every mail has. */
function isMail({ name, bytes }: Named): boolean {
  if (/\.(?:eml|mbox)$/i.test(name)) return true;
  const head = Buffer.from(bytes.subarray(0, 16_384)).toString('latin1');
  return /^(?:From |[A-Za-z-]{2,40}:)/.test(head) && /^(?:message-id|mime-version|received):/im.test(head);
}

async function fromMail({ bytes }: Named, left: Unwrapping): Promise<Inside> {
  if (left.deep === 0) return { why: unreadable('not-opened/much') };
  const { files, closed = [], trouble } = await left.mail(bytes, { ...left, deep: left.deep - 1 });
  if (trouble !== undefined && files.length === 0) return { why: unreadable('not-opened/mail') };
  return { files, closed, packed: true };
}

/** Everything that was packed together, each opened in turn. */
async function all(given: readonly Named[], left: Unwrapping): Promise<Unwrapped> {
  const files: Named[] = [];
  const closed: Closed[] = [];
  for (const { name, bytes } of given) {
    const own = name.replace(/^.*[\\/]/, '');
    const one = await unwrap({ name: own, bytes }, { ...left, deep: left.deep - 1 });
    files.push(...one.files);
    closed.push(...one.closed);
  }
  return { files, closed, packed: true };
}
