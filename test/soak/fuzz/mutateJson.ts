import type { Draw } from '#kernel/dice/draw.ts';
import type { Stock } from './stock.ts';

type Members = Record<string, unknown>;
/** A place in a value: the list or object it stands in, and under which name. */
interface Spot {
  readonly within: Members;
  readonly name: string;
}

const spotsAtMost = 4_000;
const deepest = 40;
/** Most characters that one change adds by writing a value again and again. */
const mostAgain = 400_000;

/** Names that mean something to every object, and texts that mean something to systems. */
export const treacherous = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  '../../../../outside',
  '..\\..\\outside',
  '/outside',
  'C:\\outside',
  'NUL',
  '.',
  '..',
  '\u0000',
  '\u202e',
  '\ud800',
  '%s%n',
  '{title}',
  '{{}}',
  "'; DROP TABLE orders; --",
  '<script>',
  '\ufeff',
  'é\u0301\u0301\u0301\u0301',
];

const odd = (draw: Draw, words: readonly string[]): unknown =>
  draw.pick<() => unknown>([
    () => null,
    () => true,
    () => false,
    () => [],
    () => ({}),
    () => '',
    () => draw.pick(words),
    () => draw.pick(treacherous),
    () => 'x'.repeat(draw.pick([41, 81, 300, 5_000])),
    () =>
      draw.pick([
        0,
        -1,
        1,
        2,
        3,
        0.5,
        1e21,
        2 ** 31,
        2 ** 32,
        2 ** 53,
        2 ** 53 - 1,
        -(2 ** 53),
        1e308,
        99_999,
        100_000,
        10_000,
      ]),
    () => Array.from({ length: draw.pick([1, 3, 400]) }, () => draw.pick(words)),
    () => nested(draw.pick([3, 63, 64, 65, 600])),
    () => ({ kind: draw.pick(words) }),
  ])();

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let left = depth; left > 0; left -= 1) value = left % 2 === 0 ? [value] : { a: value };
  return value;
}

function spotsIn(value: unknown): readonly Spot[] {
  const spots: Spot[] = [];
  const walk = (within: unknown, depth: number): void => {
    if (typeof within !== 'object' || within === null || depth > deepest) return;
    for (const name of Object.keys(within)) {
      if (spots.length >= spotsAtMost) return;
      spots.push({ within: within as Members, name });
      walk((within as Members)[name], depth + 1);
    }
  };
  walk(value, 0);
  return spots;
}

/** Sets a member of its own, whatever its name. */
const put = ({ within, name }: Spot, value: unknown): void =>
  void Object.defineProperty(within, name, { value, enumerable: true, configurable: true, writable: true });

function change(root: unknown, other: unknown, draw: Draw, words: readonly string[]): void {
  const spots = spotsIn(root);
  if (spots.length === 0) return;
  const spot = draw.pick(spots);
  const { within, name } = spot;
  const value = within[name];
  const elsewhere = (): Spot => draw.pick(spots);
  draw.pick<() => void>([
    () => {
      put(spot, odd(draw, words));
    },
    () => {
      put(spot, odd(draw, words));
    },
    () => {
      if (Array.isArray(within)) within.splice(Number(name), 1);
      else Reflect.deleteProperty(within, name);
    },
    () => {
      if (Array.isArray(within))
        within.splice(Number(name), 0, ...again(value, draw.pick([1, 1, 2, 30, 3_000])));
      else put({ within, name: draw.pick([...treacherous, ...words]) }, value);
    },
    () => {
      const { within: there, name: as } = elsewhere();
      put(spot, structuredClone(there[as]));
    },
    () => {
      const theirs = spotsIn(other);
      if (theirs.length > 0) {
        const { within: there, name: as } = draw.pick(theirs);
        put(spot, structuredClone(there[as]));
      }
    },
    () => {
      if (typeof value === 'number') put(spot, value + draw.pick([-1, 1, 1, 10, 0.5, 1e6]));
      else if (typeof value === 'string') put(spot, textLike(value, draw, words));
    },
    () => {
      const same = spots.filter((one) => one.name === name && one.within !== within);
      if (same.length > 0) {
        const { within: there, name: as } = draw.pick(same);
        put(spot, structuredClone(there[as]));
      }
    },
  ])();
}

/** Copies, each its own: were they one, a later change of it would count thousands of times, and inputs become gigabytes. */
const again = <T>(value: T, times: number): readonly T[] =>
  Array.from(
    { length: Math.max(1, Math.min(times, Math.trunc(mostAgain / (JSON.stringify(value) ?? '').length))) },
    () => structuredClone(value),
  );

function textLike(text: string, draw: Draw, words: readonly string[]): string {
  const at = draw.int(text.length + 1) - 1;
  return draw.pick<() => string>([
    () => text.slice(0, at) + draw.pick(treacherous) + text.slice(at),
    () => text.slice(at),
    () => draw.pick(words),
    () => again(text, draw.pick([2, 50])).join(''),
    () => text.toUpperCase(),
    () => text.replace(/\d+/, String(draw.pick([0, 1, 2, 3, 99_999, 100_000]))),
    () => text.slice(0, at) + String.fromCharCode(draw.int(0x10000) - 1) + text.slice(at + 1),
  ])();
}

/** JSON changed in its structure, behind a first line if there is one; undefined for what is no JSON. */
export function mutatedJson(bytes: Uint8Array, { corpus, words }: Stock, draw: Draw): Uint8Array | undefined {
  const [head, value] = valueIn(bytes) ?? [];
  if (head === undefined || typeof value !== 'object') return undefined;
  const [, other] = valueIn(draw.pick(corpus)) ?? [];
  const root = { value };
  for (let left = draw.pick([1, 1, 1, 2, 3, 6]); left > 0; left -= 1) change(root, other, draw, words);
  try {
    return new Uint8Array(Buffer.from(head + JSON.stringify(root.value ?? null), 'utf8'));
  } catch {
    return undefined;
  }
}

function valueIn(bytes: Uint8Array): readonly [head: string, value: unknown] | undefined {
  const text = Buffer.from(bytes).toString('utf8');
  const start = text.startsWith('Sealed') ? text.indexOf('\n') + 1 : 0;
  try {
    return [text.slice(0, start), JSON.parse(text.slice(start)) as unknown];
  } catch {
    return undefined;
  }
}
