import { digest } from '../codec/digest.ts';
import { once } from '../codec/once.ts';
import { hash, id, integer, line, object, oneOf, where } from '../codec/shapes.ts';
import { stableAscii } from '../codec/stableText.ts';
import type { SeatId } from '../words/ids.ts';
import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';
import { bad, good } from '../words/result.ts';
import { unreadable } from '../words/refusals.ts';

/** Raised when older programs could not read a new file. */
export const fileFormat = 1;

export const fileKinds = ['results', 'orders', 'questions', 'answers', 'map'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The open header of a turn file: what it is and whose. Everything else is sealed. */
export interface FileHeader {
  /** Three characters that name the game. */
  readonly game: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly turn: number;
  readonly seat: SeatId;
  /** How the body is encrypted: with age for one reader's key, with age under a passphrase, or not at all (an invitation, a map). */
  readonly sealed: 'age' | 'passphrase' | 'open';
  /** Bytes of the body. */
  readonly length: number;
  /** SHA-256 of the body, hexadecimal. */
  readonly digest: string;
}

/** The parts of a turn file. The signature over `head` is not verified yet: that takes the keys. */
export interface FileParts {
  readonly kind: FileKind;
  readonly header: FileHeader;
  /** The signed bytes: everything before the signature. They include the digest of the body. */
  readonly head: Uint8Array;
  /** Base64 of an Ed25519 signature. */
  readonly signature: string;
  readonly body: Uint8Array;
}

/** The three characters that name a game. */
export const gameName = where(
  line(3, 3),
  (name) => /^[a-z0-9]{3}$/.test(name),
  'three small letters or digits',
);

const headerShape = object({
  game: gameName,
  ruleset: id<string>(),
  edition: integer(1, 10_000),
  turn: integer(0, 10_000),
  seat: id<SeatId>(),
  sealed: oneOf(['age', 'passphrase', 'open']),
  length: integer(0, 2 ** 31),
  digest: hash,
});

const firstLine = /^Sealed Orders ([a-z]{1,20}) ([0-9]{1,6})$/;
const longestHead = 4096;

/** The bytes to sign for a file of this kind. */
export function headBytes(kind: FileKind, header: FileHeader): Uint8Array {
  return asciiBytes(`Sealed Orders ${kind} ${fileFormat}\n${stableAscii(headerShape.make(header))}\n`);
}

/** A whole file from its signed head, the base64 of its signature, and its body. */
export function joinFile(head: Uint8Array, signature: string, body: Uint8Array): Uint8Array {
  const signed = asciiBytes(`${signature}\n`);
  const file = new Uint8Array(head.length + signed.length + body.length);
  file.set(head);
  file.set(signed, head.length);
  file.set(body, head.length + signed.length);
  return file;
}

/** Bytes that may be a turn file, with what they say of themselves. All of it is found out once, when it is first asked for. */
export interface SeenFile {
  readonly bytes: Uint8Array;
  /** SHA-256 of all bytes, hexadecimal. */
  readonly digest: string;
  /** Its parts, or what is wrong with it: not a turn file, made by a newer program, cut short, or damaged. */
  readonly parts: Result<FileParts, readonly Problem[]>;
  /** Its open header, even if the rest is damaged or cut short; undefined if there is none. Nothing in it is verified. */
  readonly claim: FileHeader | undefined;
}

/** Looks at bytes that must not change any more. Never throws. */
export function seenFile(bytes: Uint8Array): SeenFile {
  const head = once(() => headOf(bytes));
  const whole = once(() => digest(bytes));
  const parts = once(() => partsOf(bytes, head()));
  return {
    bytes,
    get digest() {
      return whole();
    },
    get parts() {
      return parts();
    },
    get claim() {
      return head().opening === undefined ? undefined : head().header();
    },
  };
}

/** Splits a file into its parts, or says what is wrong with it. Never throws. */
export const splitFile = (bytes: Uint8Array): SeenFile['parts'] => seenFile(bytes).parts;

/** The beginning of a file: its lines, and what two of them say if they are well made. */
interface Head {
  readonly lines: readonly HeadLine[];
  readonly opening: { readonly kind: string; readonly format: number } | undefined;
  readonly header: () => FileHeader | undefined;
}

function headOf(bytes: Uint8Array): Head {
  const lines = headLines(bytes);
  const [, kind = '', format] = firstLine.exec(lines[0]?.text ?? '') ?? [];
  const header = once(() => {
    const read = lines[1] === undefined ? undefined : headerShape.parse(jsonOf(lines[1].text));
    return read?.ok === true ? read.value : undefined;
  });
  return { lines, opening: format === undefined ? undefined : { kind, format: Number(format) }, header };
}

function partsOf(bytes: Uint8Array, head: Head): SeenFile['parts'] {
  const { opening } = head;
  if (opening === undefined) return bad([wasConverted(bytes) ? converted() : unreadable('not-ours')]);
  if (opening.kind === 'signup') return bad([unreadable('unknown-kind/sign-up')]);
  if (opening.format > fileFormat) return bad([unreadable('newer-program')]);
  const kind = fileKinds.find((known) => known === opening.kind);
  if (kind === undefined || opening.format < 1)
    return bad([unreadable('unknown-kind', { kind: opening.kind })]);
  return splitKnown(bytes, kind, head);
}

const damaged = (): Problem => unreadable('damaged');
const truncated = (): Problem => unreadable('truncated');
const converted = (): Problem => unreadable('damaged/converted');

/** What stands for a letter that a program could not read. */
const unknown = [0xef, 0xbf, 0xbd] as const;

/** Whether a program took the file for text: its line ends, its first bytes, or bytes that are no letters became others. */
function wasConverted(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 80));
  if (/^(?:\u00ef\u00bb\u00bfSealed Orders |Sealed Orders [a-z]+ [0-9]+\r)/.test(start)) return true;
  if (/^(?:\u00ff\u00feS\0e\0a\0|\u00fe\u00ff\0S\0e\0a)/.test(start)) return true;
  let count = 0;
  for (let at = bytes.indexOf(unknown[0]); at >= 0; at = bytes.indexOf(unknown[0], at + 1))
    if (unknown.every((byte, next) => bytes[at + next] === byte)) count += 1;
  return count >= 3;
}

function splitKnown(bytes: Uint8Array, kind: FileKind, { lines, header: headerOf }: Head): SeenFile['parts'] {
  const [, headerLine, signatureLine] = lines;
  if (headerLine === undefined || signatureLine === undefined)
    return bad([bytes.length < longestHead ? truncated() : damaged()]);
  const header = headerOf();
  if (header === undefined || !/^[A-Za-z0-9+/]{86}==$/.test(signatureLine.text)) return bad([damaged()]);
  const body = bytes.subarray(signatureLine.end);
  if (body.length !== header.length && wasConverted(body)) return bad([converted()]);
  if (body.length < header.length) return bad([truncated()]);
  if (body.length > header.length || digest(body) !== header.digest) return bad([damaged()]);
  return good({
    kind,
    header,
    head: bytes.subarray(0, headerLine.end),
    signature: signatureLine.text,
    body,
  });
}

interface HeadLine {
  readonly text: string;
  /** Offset after the end of the line. */
  readonly end: number;
}

/** The first three lines, as far as they exist and are ASCII. */
function headLines(bytes: Uint8Array): readonly HeadLine[] {
  const lines: HeadLine[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length && at < longestHead && lines.length < 3; at += 1) {
    const byte = bytes[at] as number;
    if (byte === 10) {
      lines.push({ text: String.fromCharCode(...bytes.subarray(start, at)), end: at + 1 });
      start = at + 1;
    } else if (byte < 32 || byte > 126) return lines;
  }
  return lines;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
