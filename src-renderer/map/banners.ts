import { luminance, mixed } from './looks/color.ts';
import { palette } from './looks/palette.svelte.ts';
import { type Hatch, hatches, palettes } from './looks/palettes.ts';
import type { Glyph, GlyphPath } from './shapes.ts';

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Twenty-six charges; no two of the first banners share one, so that colour is never needed. Later ones bear strokes as well. */
const patterns: readonly string[] = [
  'M9 0H15V30H9Z',
  'M-3 5L4 -3L27 21L21 29Z',
  'M9.5 0H14.5V10.5H24V15.5H14.5V30H9.5V15.5H0V10.5H9.5Z',
  'M0 19L12 8L24 19V25L12 14L0 25Z',
  round(12, 12.5, 5.5),
  'M12 0H24V30H12Z',
  'M0 9.5H24V17.5H0Z',
  'M0 1L4 -3L12 8L20 -3L24 1L15 12.5L25 24L20 29L12 17L4 29L-1 24L9 12.5Z',
  'M12 4L18.5 13L12 22L5.5 13Z',
  'M0 0H24V9H0Z',
  'M12 0H24V13H12ZM0 13H12V30H0Z',
  'M27 5L20 -3L-3 21L3 29Z',
  'M12 4.2L14.2 10.2L20.4 10.4L15.5 14.3L17.2 20.3L12 16.8L6.8 20.3L8.5 14.3L3.6 10.4L9.8 10.2Z',
  'M3 0H21L12 23Z',
  'M0 6H24V10H0ZM0 14H24V18H0ZM0 22H24V26H0Z',
  'M0 13.5H24V30H0Z',
  'M0 0H24V30H0ZM6.5 6.5V19.2L12 23L17.5 19.2V6.5Z',
  'M5 0H8.5V30H5ZM15.5 0H19V30H15.5Z',
  'M0 -4H5L12 8L19 -4H24V2L14.5 15V30H9.5V15L0 2Z',
  'M15 5.2A8 8 0 1 0 15 20.4A6.4 6.4 0 1 1 15 5.2Z',
  'M0 0H24L0 26Z',
  `${round(7.5, 8.5, 2.8)}${round(16.5, 8.5, 2.8)}${round(12, 18, 2.8)}`,
  'M0 0H8V7.5H0ZM16 0H24V7.5H16ZM8 7.5H16V15H8ZM0 15H8V22.5H0ZM16 15H24V22.5H16ZM8 22.5H16V30H8Z',
  `${round(12, 12.5, 7)}${round(12, 12.5, 3.6)}`,
  'M0 26L12 9L24 26V30H0Z',
  'M0 6L12 17L24 6V12L12 23L0 12Z',
];

export const bannerCount = patterns.length;
const turned = (banner: number): number => ((banner % bannerCount) + bannerCount) % bannerCount;
/** Strokes on a banner: one more for each time that the charges have been used up. Strokes are counted at a glance up to six: later banners repeat earlier ones. */
export const strokesOf = (banner: number): number => {
  const times = Math.max(0, Math.floor(banner / bannerCount));
  return times === 0 ? 0 : ((times - 1) % mostStrokes) + 1;
};
const mostStrokes = 6;
export const patternOf = (banner: number): string => patterns[turned(banner)]!;
/** The first colour, from the palette that is in use. */
export const colorOf = (banner: number): string => palettes[palette.name][turned(banner)]!;
export const hatchOf = (banner: number): Hatch => hatches[turned(banner)]!;

/** The second colour: light on dark fields and dark on light ones. */
export const chargeOf = (banner: number): string => {
  // Light wherever it stands out at 3 to 1 or better.
  const field = luminance(colorOf(banner)) + 0.05;
  return (luminance(light) + 0.05) / field > 3.02 ? light : dark;
};
const [dark, light] = ['#131826', '#f7f1e1'];

const cloth = 'M2.5 2H21.5V21.5L12 28L2.5 21.5Z';
const goldenBase = 'M4 31.5H20L22.5 36H1.5Z';

const cache = new Map<string, Glyph>();

/** A hanging banner; on a golden base where the place has a mark there. */
export function bannerGlyph(banner: number, golden: boolean): Glyph {
  const number = turned(banner) + bannerCount * strokesOf(banner);
  const name = `banner-${number}-${golden ? 'golden' : 'bare'}${palette.name === 'usual' ? '' : `-${palette.name}`}`;
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const made: Glyph = {
    name,
    width: 24,
    height: 37,
    clip: cloth,
    paths: [...clothPaths(banner), ...(golden ? basePaths : [])],
  };
  cache.set(name, made);
  return made;
}

function clothPaths(banner: number): readonly GlyphPath[] {
  const field = colorOf(banner);
  return [
    { d: cloth, fill: field },
    { d: patternOf(banner), fill: chargeOf(banner), inside: true },
    { d: 'M2.5 2H9V30H2.5Z', fill: '#ffffff', opacity: 0.14, inside: true },
    { d: 'M2.5 2H21.5V4.2H2.5Z', fill: '#000000', opacity: 0.22, inside: true },
    ...strokePaths(strokesOf(banner)),
    { d: cloth, stroke: mixed(field, '#05070d', 0.72), width: 1.3 },
    { d: 'M0.8 1.4H23.2', stroke: '#e9cf8d', width: 1.8 },
  ];
}

/** Dark strokes side by side on a light band with dark edges, across the foot of the cloth. */
function strokePaths(strokes: number): readonly GlyphPath[] {
  if (strokes === 0) return [];
  const first = 12 - 1.5 * (strokes - 1);
  const each = Array.from({ length: strokes }, (_, at) => `M${first + 3 * at} 16.8V21.2`);
  return [
    { d: 'M2.5 15.5H21.5V22.5H2.5Z', fill: light, inside: true },
    { d: 'M2.5 15.5H21.5M2.5 22.5H21.5', stroke: dark, width: 0.9 },
    { d: each.join(''), stroke: dark, width: 1.6 },
  ];
}

const basePaths: readonly GlyphPath[] = [
  { d: 'M12 28V32', stroke: '#8a6a24', width: 2 },
  { d: goldenBase, fill: '#e3b64a', stroke: '#4a360c', width: 0.9 },
  { d: 'M5.2 32.6H18.8', stroke: '#fff3c4', width: 1.1 },
];
