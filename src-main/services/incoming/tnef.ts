/** Attachments in TNEF, Microsoft's format, as `winmail.dat`. */

const signature = 0x223e9f78;
/** Attributes of an attachment: its bytes, its name, and the start of the next one. */
const attribute = { bytes: 0x0006800f, name: 0x00018010, begins: 0x00069002 } as const;

export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files packed in it, as far as it is intact, at most `most`; none if it is something else. Never throws. */
export function unpackTnef(packed: Uint8Array, most: number): readonly Packed[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (packed.length < 6 || view.getUint32(0, true) !== signature) return [];
  const found: { name: string; bytes?: Uint8Array }[] = [];
  // After signature and key: a level, an attribute, a length, that many bytes, and a checksum of two.
  for (let at = 6; at + 9 <= packed.length && found.length <= most;) {
    const [id, length] = [view.getUint32(at + 1, true), view.getUint32(at + 5, true)];
    const end = at + 9 + length;
    if (end > packed.length) break;
    const bytes = packed.subarray(at + 9, end);
    const last = found.at(-1);
    if (id === attribute.begins) found.push({ name: '' });
    else if (last !== undefined && id === attribute.bytes) last.bytes = bytes;
    else if (last !== undefined && id === attribute.name) last.name = nameIn(bytes);
    at = end + 2;
  }
  return found.flatMap(({ name, bytes }) => (bytes === undefined ? [] : [{ name, bytes }])).slice(0, most);
}

const nameIn = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/\0[^]*$/, '')
    .slice(0, 255);
