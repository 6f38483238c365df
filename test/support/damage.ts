import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';

export interface Damaged {
  readonly how: string;
  readonly bytes: Uint8Array;
}

const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));

const harms: Readonly<Record<string, (file: Uint8Array, other: Uint8Array, draw: Draw) => Uint8Array>> = {
  'a bit flipped': (file, _, draw) => {
    const bytes = file.slice();
    const at = draw.int(bytes.length) - 1;
    bytes[at] = (bytes[at] as number) ^ (1 << (draw.int(8) - 1));
    return bytes;
  },
  'a bit flipped near the start': (file, _, draw) => {
    const bytes = file.slice();
    const at = draw.int(Math.min(400, bytes.length)) - 1;
    bytes[at] = (bytes[at] as number) ^ (1 << (draw.int(8) - 1));
    return bytes;
  },
  'bytes written over': (file, _, draw) => {
    const bytes = file.slice();
    const at = draw.int(bytes.length) - 1;
    for (let next = at; next < Math.min(bytes.length, at + draw.int(64)); next += 1)
      bytes[next] = draw.int(256) - 1;
    return bytes;
  },
  'cut short': (file, _, draw) => file.slice(0, draw.int(file.length) - 1),
  'start missing': (file, _, draw) => file.slice(draw.int(Math.min(600, file.length - 1))),
  'a piece missing': (file, _, draw) => {
    const at = draw.int(file.length) - 1;
    return join(file.subarray(0, at), file.subarray(at + draw.int(200)));
  },
  'something put in': (file, _, draw) => {
    const at = draw.int(file.length) - 1;
    return join(
      file.subarray(0, at),
      Uint8Array.from({ length: draw.int(50) }, () => draw.int(256) - 1),
      file.subarray(at),
    );
  },
  'spliced with another file': (file, other, draw) => {
    const at = draw.int(Math.min(file.length, other.length)) - 1;
    return join(file.subarray(0, at), other.subarray(at));
  },
  'line ends changed on the way': (file) =>
    Uint8Array.from(Buffer.from(Buffer.from(file).toString('latin1').replaceAll('\n', '\r\n'), 'latin1')),
  'read as text on the way': (file, _, draw) =>
    join(Buffer.from(Buffer.from(file).toString('utf8')), Uint8Array.of(draw.int(256) - 1)),
};

/** So many damaged copies of a file, the same every time; none equals the file or the other one. */
export function* damagedCopies(
  file: Uint8Array,
  other: Uint8Array,
  count: number,
  seed: string,
): Iterable<Damaged> {
  const names = Object.keys(harms).sort();
  for (let made = 0, tried = 0; made < count; tried += 1) {
    const draw = openDice(`${seed} ${tried}`);
    const how = draw.pick(names);
    const bytes = harms[how]?.(file, other, draw) ?? file;
    if (Buffer.compare(bytes, file) === 0 || Buffer.compare(bytes, other) === 0) continue;
    made += 1;
    yield { how, bytes };
  }
}
