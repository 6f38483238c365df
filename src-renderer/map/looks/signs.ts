import type { Mark, SignDrawing, Tone } from '#kernel/presentation.ts';
import type { Glyph } from '../shapes.ts';
import { blades, coin, flag, planet, shield, star } from '../marks.ts';

/** How large a sign is drawn, in world units: in a corner, large alone, and large beside another. */
export interface SignSize {
  readonly small: number;
  readonly alone: number;
  readonly paired: number;
  /** Pixels that it keeps when seen from far away. */
  readonly leastPixels?: number;
  /** The scale from which it is drawn large. */
  readonly from: number;
}

const usual: SignSize = { small: 17, alone: 38, paired: 33, leastPixels: 9, from: 0.15 };
const sizes: Readonly<Record<string, SignSize>> = {
  planet: { small: 19, alone: 42, paired: 36, leastPixels: 9, from: 0.15 },
  shield: { small: 16, alone: 36, paired: 32, from: 0.2 },
};

export const signSize = (sign: string): SignSize => sizes[sign] ?? usual;

const suns = ['#ffe2ad', '#ffc48a', '#cfe0ff', '#ffd0c0', '#fff4d6'];

/** Our drawings, by the names that rulesets give them. Of damaged things there is a second. */
const drawings: Readonly<Record<string, (hurt: boolean) => Glyph>> = {
  planet: () => planet,
  shield,
  blades: () => blades,
  coin: () => coin,
  ...Object.fromEntries(suns.map((color, index) => [`star-${index}`, () => star(color)])),
};

const toneInks: Readonly<Record<Tone, string>> = {
  good: '#8ce8b0',
  bad: '#ff8d80',
  warn: '#ffb27a',
  muted: '#93a0b8',
  gold: '#ffdf8e',
};
/** The colour of a tone on the map. */
export const inkOf = (tone: Tone | undefined): string => (tone === undefined ? '#b9c3d8' : toneInks[tone]);

const isHurt = (tone: Tone | undefined): boolean => tone === 'warn' || tone === 'bad';

/** The drawing of a sign: the game's own, or ours, or a plain flag. */
export function signGlyph(
  { sign, tone }: Pick<Mark, 'sign' | 'tone'>,
  own: Readonly<Record<string, SignDrawing>> = {},
): Glyph {
  const brought = own[sign];
  if (brought !== undefined) return { name: `sign-${sign}`, ...brought };
  return drawings[sign]?.(isHurt(tone)) ?? flag(inkOf(tone));
}

/** The colour of a number that is written over a sign. */
export const numberInk = (tone: Tone | undefined): string => (isHurt(tone) ? '#ffd0b8' : '#f3f8ff');
