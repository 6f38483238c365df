import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stableText } from './stableText.ts';

/** SHA-256 of a text in UTF-8 or of bytes, as 64 hexadecimal digits. */
export function digest(content: string | Uint8Array): string {
  return bytesToHex(digestBytes(content));
}

/** SHA-256 as 32 bytes. */
export function digestBytes(content: string | Uint8Array): Uint8Array {
  return sha256(typeof content === 'string' ? utf8ToBytes(content) : content);
}

/** The digest of plain data by its stable text. */
export const dataDigest = (value: unknown): string => digest(stableText(value));
