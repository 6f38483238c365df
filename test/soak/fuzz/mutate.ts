import type { Draw } from '#kernel/dice/draw.ts';
import { mutatedJson } from './mutateJson.ts';
import type { Stock } from './stock.ts';

const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'));

/** An offset into the bytes, and how many from there. */
function span(bytes: Uint8Array, draw: Draw, longest: number): readonly [at: number, count: number] {
  const at = draw.int(bytes.length + 1) - 1;
  return [at, Math.min(bytes.length - at, draw.int(longest))];
}

type Change = (bytes: Uint8Array, draw: Draw, stock: Stock) => Uint8Array;

const numbers = [
  '0',
  '-1',
  '1',
  '255',
  '256',
  '65536',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '1e309',
  '-0',
  '0.1',
  '999999999999999999999',
];
const lineEnds = /\r\n|\n/;

const changes: readonly Change[] = [
  (bytes, draw) => withByte(bytes, draw, (byte) => byte ^ (1 << (draw.int(8) - 1))),
  (bytes, draw) => withByte(bytes, draw, () => draw.int(256) - 1),
  (bytes, draw) => withByte(bytes, draw, (byte) => byte + draw.pick([-1, 1])),
  (bytes, draw) => {
    const [at, count] = span(bytes, draw, 64);
    return joined(bytes.subarray(0, at), bytes.subarray(at + count));
  },
  (bytes, draw) => bytes.slice(0, draw.int(bytes.length + 1) - 1),
  (bytes, draw) => {
    const [at, count] = span(bytes, draw, 200);
    const copies = Array.from({ length: draw.pick([1, 1, 2, 40]) }, () => bytes.subarray(at, at + count));
    return joined(bytes.subarray(0, at), ...copies, bytes.subarray(at));
  },
  (bytes, draw, { corpus }) => {
    const other = draw.pick(corpus);
    const [from, count] = span(other, draw, 400);
    const at = draw.int(bytes.length + 1) - 1;
    return joined(
      bytes.subarray(0, at),
      other.subarray(from, from + count),
      bytes.subarray(at + draw.pick([0, count])),
    );
  },
  (bytes, draw, { corpus }) => {
    const other = draw.pick(corpus);
    return joined(
      bytes.subarray(0, draw.int(bytes.length + 1) - 1),
      other.subarray(draw.int(other.length + 1) - 1),
    );
  },
  (bytes, draw, { words }) => {
    const word = bytesOf(draw.pick(words));
    const at = draw.int(bytes.length + 1) - 1;
    return joined(bytes.subarray(0, at), word, bytes.subarray(at + draw.pick([0, word.length])));
  },
  (bytes, draw) => withNumber(bytes, draw),
  (bytes, draw) => withLines(bytes, draw),
  (bytes, draw) => withLines(bytes, draw),
  (bytes, draw) => {
    const at = draw.int(bytes.length + 1) - 1;
    const filling = new Uint8Array(draw.pick([1, 4, 60, 998, 5_000])).fill(
      draw.pick([0, 10, 32, 45, 61, 65, 255]),
    );
    return joined(bytes.subarray(0, at), filling, bytes.subarray(at));
  },
];

function withByte(bytes: Uint8Array, draw: Draw, change: (byte: number) => number): Uint8Array {
  if (bytes.length === 0) return bytes;
  const made = bytes.slice();
  // Heads decide more than bodies do.
  const at = draw.int(draw.chance(1, 2) ? Math.min(bytes.length, 300) : bytes.length) - 1;
  made[at] = change(made[at] as number) & 255;
  return made;
}

/** Another number in the place of one that stands there. */
function withNumber(bytes: Uint8Array, draw: Draw): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const found = [...text.slice(0, 20_000).matchAll(/\d+/g)];
  if (found.length === 0) return bytes;
  const { index, 0: old } = draw.pick(found);
  return new Uint8Array(
    Buffer.from(text.slice(0, index) + draw.pick(numbers) + text.slice(index + old.length), 'latin1'),
  );
}

/** Lines taken out, doubled, moved, ended otherwise. */
function withLines(bytes: Uint8Array, draw: Draw): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const lines = text.split(lineEnds);
  const end = draw.pick(['\r\n', '\r\n', '\n', '\r']);
  const at = draw.int(lines.length) - 1;
  const how = draw.int(5);
  if (how === 1) lines.splice(at, 1);
  else if (how === 2) lines.splice(at, 0, lines[at] as string);
  else if (how === 3) lines.splice(draw.int(lines.length) - 1, 0, ...lines.splice(at, draw.int(6)));
  else if (how === 4) lines[at] = ` ${lines[at] as string}`;
  return new Uint8Array(Buffer.from(lines.join(end), 'latin1'));
}

/** The next input: a kept one, changed in one to five ways. */
export function nextInput(stock: Stock, draw: Draw): Uint8Array {
  const { corpus, json, most } = stock;
  const recent = corpus.slice(-Math.max(8, Math.trunc(corpus.length / 4)));
  let bytes = draw.pick(draw.chance(1, 3) ? recent : corpus);
  const structured = json && draw.chance(3, 4) ? mutatedJson(bytes, stock, draw) : undefined;
  if (structured !== undefined) bytes = structured;
  else
    for (let left = draw.pick([1, 1, 1, 2, 2, 3, 5]); left > 0; left -= 1)
      bytes = draw.pick(changes)(bytes, draw, stock);
  return bytes.length > most ? bytes.slice(0, most) : bytes;
}

/** Words of the seeds: what stands in quotes, between signs, at the beginning of lines. */
export function wordsOf(seeds: readonly Uint8Array[], more: readonly string[]): readonly string[] {
  const found = new Set(more);
  for (const seed of seeds) {
    for (const [word] of Buffer.from(seed.subarray(0, 30_000))
      .toString('latin1')
      .matchAll(/[A-Za-z][A-Za-z0-9.-]{2,30}/g)) {
      found.add(word);
      if (found.size >= 1_500) return [...found];
    }
  }
  return [...found];
}
