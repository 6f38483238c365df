import type { SeenFile } from './envelope.ts';
import { seenFile } from './envelope.ts';

const mark = [0xef, 0xbb, 0xbf] as const;
const [newline, carriage] = [10, 13] as const;
/** As far as the open header reaches, and a little more. */
const longestHead = 4200;
const opening = Uint8Array.from('Sealed Orders ', (letter) => letter.charCodeAt(0));

/** Whether it begins like a turn file, also behind a mark that an editor put before it. */
export const looksLikeOurs = (bytes: Uint8Array): boolean =>
  opening.every((letter, at) => unmarked(bytes)[at] === letter);

/**
 * The file as it was written, where a program on its way took it for text: without a byte-order mark, with line ends of one byte, and
 * without what was added behind it. Its own length and digest say that nothing else was changed; where they do not, the bytes as they came.
 */
export function restored(file: SeenFile): SeenFile {
  if (!looksLikeOurs(file.bytes) || file.parts.ok) return file;
  const plain = unmarked(file.bytes);
  for (const tried of [plain, withoutCarriages(plain)]) {
    const whole = seenFile(cut(tried));
    if (whole.parts.ok) return whole;
  }
  return file;
}

/** The beginning of a file, with its open header, as it was written. */
export const plainHead = (bytes: Uint8Array): Uint8Array =>
  withoutCarriages(unmarked(bytes.subarray(0, longestHead)));

const unmarked = (bytes: Uint8Array): Uint8Array =>
  mark.every((byte, at) => bytes[at] === byte) ? bytes.subarray(mark.length) : bytes;

/** Each line end that was made two bytes long is one again. */
function withoutCarriages(bytes: Uint8Array): Uint8Array {
  const made = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === carriage && bytes[at + 1] === newline) continue;
    made[length] = bytes[at] as number;
    length += 1;
  }
  return made.subarray(0, length);
}

/** Without what stands behind the length that the head tells. */
function cut(bytes: Uint8Array): Uint8Array {
  let end = 0;
  for (let line = 0; line < 3; line += 1) {
    end = bytes.indexOf(newline, end) + 1;
    if (end === 0) return bytes;
  }
  const length = /"length":(\d{1,10})[,}]/.exec(
    String.fromCharCode(...bytes.subarray(0, Math.min(end, longestHead))),
  )?.[1];
  return length === undefined ? bytes : bytes.subarray(0, end + Number(length));
}
