import { Unzip, UnzipInflate } from 'fflate';

/** What unpacking may still make: bytes and files. */
export interface Room {
  bytes: number;
  files: number;
}

export type Unzipped =
  | readonly { readonly name: string; readonly bytes: Uint8Array }[]
  | 'damaged'
  | 'too-much';

/** Little at a time, so that what unpacks to very much is noticed before it is all made. */
const step = 16_384;

/** The files in a zip, in their order, or why it was not unpacked. Never throws, and makes little more than there is room for. */
export function unzipped(zip: Uint8Array, room: Room): Unzipped {
  // Its first file is under a password.
  if (((zip[6] ?? 0) & 1) === 1) return 'damaged';
  const done: { name: string; bytes: Uint8Array; whole: boolean }[] = [];
  let fault: 'damaged' | 'too-much' | undefined;
  const reader = new Unzip((file) => {
    room.files -= 1;
    if (room.files < 0) fault ??= 'too-much';
    if (fault !== undefined || file.name.endsWith('/')) return;
    const parts: Uint8Array[] = [];
    const one = { name: file.name, bytes: new Uint8Array(), whole: false };
    done.push(one);
    file.ondata = (error, data, last) => {
      if (error !== null) return void (fault ??= 'damaged');
      room.bytes -= data.length;
      if (room.bytes < 0) return void (fault ??= 'too-much');
      parts.push(data);
      if (last) [one.bytes, one.whole] = [Buffer.concat(parts), true];
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.length && fault === undefined; at += step)
      reader.push(zip.subarray(at, at + step), at + step >= zip.length);
  } catch {
    fault ??= 'damaged';
  }
  if (fault === undefined && !done.every(({ whole }) => whole)) return 'damaged';
  return fault ?? done.map(({ name, bytes }) => ({ name, bytes }));
}
