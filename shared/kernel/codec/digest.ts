import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stableText } from './stableText.ts';

/** SHA-256 of a text in UTF-8 or of bytes, as 64 hexadecimal digits. */
export function digest(content: string | Uint8Array): string {
  return bytesToHex(digestBytes(content));
}

/** SHA-256 as 32 bytes. */
export function digestBytes(content: string | Uint8Array): Uint8Array {
  return sha256(typeof content === 'string' ? bytesOf(content) : content);
}

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
