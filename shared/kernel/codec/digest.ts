import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stableText } from './stableText.ts';

/** SHA-256 of a text in UTF-8 or of bytes. */
export interface Sha256 {
  /** As 64 hexadecimal digits. */
  hex(content: string | Uint8Array): string;
  bytes(content: string | Uint8Array): Uint8Array;
}

/** That of a library, which runs everywhere. */
export const portable: Sha256 = {
  hex: (content) => bytesToHex(portable.bytes(content)),
  bytes: (content) => sha256(typeof content === 'string' ? bytesOf(content) : content),
};

let used = portable;

/** Lends the SHA-256 of a host that has a quicker one; digests stay the same. */
export function lendSha256(quicker: Sha256): void {
  used = quicker;
}

/** SHA-256 of a text in UTF-8 or of bytes, as 64 hexadecimal digits. */
export const digest = (content: string | Uint8Array): string => used.hex(content);

/** SHA-256 as 32 bytes. */
export const digestBytes = (content: string | Uint8Array): Uint8Array => used.bytes(content);

/** Characters. Up to this length a loop encodes faster than an encoder, and dice need many short digests. */
const longestShort = 200;

function bytesOf(text: string): Uint8Array {
  if (text.length > longestShort) return utf8ToBytes(text);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[at] = code;
  }
  return bytes;
}

/** The digest of plain data: that of its stable text. */
export const dataDigest = (value: unknown): string => digest(stableText(value));
