import type { Of } from '../codec/codec.ts';
import { integer, line, list, object, oneOf, text, where } from '../codec/shapes.ts';
import { readPath } from './drawingPath.ts';

/** Permanent name of a pack: `brass-fleet`. */
export const packName = where(
  line(40, 2),
  (name) => /^[a-z][a-z0-9-]*$/.test(name),
  'a name of small letters, digits and hyphens',
);

export const paints = ['hull', 'dark', 'light', 'line', 'glow'] as const;

const path = where(
  text(20_000, 1),
  (d) => readPath(d) !== undefined,
  'a path of commands and numbers, as SVG has them',
);

/** A ship seen from above, bow up, in place of a built-in drawing: painted paths in a box, the lowest first. */
export const packDrawing = object({
  width: integer(1, 1_000),
  height: integer(1, 1_000),
  paths: where(
    list(object({ d: path, paint: oneOf(paints) }), 60),
    ({ length }) => length > 0,
    'at least one path',
  ),
});
export type PackDrawing = Of<typeof packDrawing>;

export const soundNames = ['order', 'undo', 'results', 'trouble', 'fight', 'banner'] as const;
const soundTypes = ['audio/ogg', 'audio/wav', 'audio/mpeg'] as const;

/** Most bytes of one sound. */
const largestSound = 512 * 1024;
const longestSound = Math.ceil(largestSound / 3) * 4;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const whole = /^[A-Za-z0-9+/]*={0,2}$/;

/** The first bytes of a base64 text: three for every four of its first `count` letters. */
function firstBytes(base64: string, count: number): readonly number[] {
  const signs = Array.from(base64.slice(0, count), (sign) => Math.max(0, letters.indexOf(sign)));
  return Array.from({ length: Math.floor(signs.length / 4) }, (_, index) => {
    const bits = signs.slice(index * 4, index * 4 + 4).reduce((sum, sign) => sum * 64 + sign, 0);
    return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
  }).flat();
}

/** Whether the bytes begin as a sound of this type does. */
function isSound(type: (typeof soundTypes)[number], bytes: readonly number[]): boolean {
  const at = (start: number, end: number): string => String.fromCharCode(...bytes.slice(start, end));
  if (type === 'audio/wav') return at(0, 4) === 'RIFF' && at(8, 12) === 'WAVE';
  if (type === 'audio/ogg') return at(0, 4) === 'OggS';
  return at(0, 3) === 'ID3' || (bytes[0] === 255 && ((bytes[1] ?? 0) & 224) === 224);
}

const soundText = where(
  text(longestSound, 16),
  (base64) => base64.length % 4 === 0 && whole.test(base64),
  `at most ${largestSound / 1024} KiB as base64`,
);

/** One sound, which must be of the type it says. */
export const packSound = where(
  object({ type: oneOf(soundTypes), base64: soundText }),
  ({ type, base64 }) => isSound(type, firstBytes(base64, 16)),
  'a sound of the type it names',
);
export type PackSound = Of<typeof packSound>;
