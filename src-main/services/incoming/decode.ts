/* Decodes the parts of a mail in one pass over their bytes, however broken they are. */

const [newline, carriage, equals] = [10, 13, 61] as const;

/** Value of each base64 letter; other bytes are skipped. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sixBits: readonly number[] = Array.from({ length: 256 }, (_, byte) =>
  letters.indexOf(String.fromCharCode(byte)),
);

/** Base64; `=` ends a piece anywhere, and a new piece follows. */
export function fromBase64(text: Uint8Array): Uint8Array {
  const made = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let [length, held, bits] = [0, 0, 0];
  for (const byte of text) {
    if (byte === equals) [held, bits] = [0, 0];
    const value = sixBits[byte] ?? -1;
    if (value < 0) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    made[length] = held >> bits;
    length += 1;
  }
  return made.subarray(0, length);
}

/** Quoted-printable: `=41` is a byte, `=` at the end of a line joins it to the next. */
export function fromQuoted(text: Uint8Array): Uint8Array {
  const made = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    let byte = text[at] ?? 0;
    if (byte === equals) {
      const end = text[at + 1] === carriage ? at + 2 : at + 1;
      if (end >= text.length || text[end] === newline) {
        at = end;
        continue;
      }
      const [high, low] = [nibble(text[at + 1]), nibble(text[at + 2])];
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    } else if (endsLine(text, at)) continue;
    made[length] = byte;
    length += 1;
  }
  return made.subarray(0, length);
}

/** Unchanged, with line ends of one byte. */
export function fromPlain(text: Uint8Array): Uint8Array {
  const made = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (endsLine(text, at)) continue;
    made[length] = text[at] ?? 0;
    length += 1;
  }
  return made.subarray(0, length);
}

const endsLine = (text: Uint8Array, at: number): boolean => text[at] === carriage && text[at + 1] === newline;

function nibble(byte = 0): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
