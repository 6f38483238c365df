import type { MapChange } from './extras.ts';
import type { Glyph } from './shapes.ts';

const ball = 'M6 22a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z';

/** A ringed planet. */
export const planet: Glyph = {
  name: 'planet',
  width: 44,
  height: 44,
  clip: ball,
  paths: [
    { d: 'M2 22a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z', fill: '#4fb6ff', opacity: 0.14 },
    { d: ball, fill: '#12506f' },
    { d: 'M2 12Q14 4 26 10Q36 16 30 26Q22 32 10 28Z', fill: '#2fa27f', inside: true },
    { d: 'M24 28Q34 24 40 30V40H22Z', fill: '#2b8f73', inside: true },
    { d: 'M8 17Q20 11 34 16', stroke: '#d9f1ff', width: 1.6, opacity: 0.65, inside: true },
    { d: 'M10 27Q22 22 36 26', stroke: '#d9f1ff', width: 1.3, opacity: 0.5, inside: true },
    { d: 'M28 4Q40 12 40 22Q40 34 26 40L44 44V0Z', fill: '#020610', opacity: 0.45, inside: true },
    { d: ball, stroke: '#8fdcff', width: 1.6 },
    { d: 'M1.5 29Q10 35 25 28Q40 20 43 13', stroke: '#f0cf7a', width: 2.6 },
  ],
};

const shieldLine = 'M20 2L36 7V20Q36 33 20 42Q4 33 4 20V7Z';

/** A shield; a number is written over it. Cracked when damaged. */
export const shield = (damaged: boolean): Glyph => ({
  name: damaged ? 'shield-cracked' : 'shield',
  width: 40,
  height: 44,
  clip: shieldLine,
  paths: [
    { d: shieldLine, fill: damaged ? '#4a2a20' : '#22344d' },
    { d: 'M20 2L36 7V20Q36 33 20 42Z', fill: '#000000', opacity: 0.22 },
    { d: shieldLine, stroke: damaged ? '#ff9d6b' : '#bcd4f2', width: 2.6 },
    ...(damaged ? [{ d: 'M27 4L22 14L28 20L19 31', stroke: '#ff9d6b', width: 1.8, inside: true }] : []),
  ],
});

export const coin: Glyph = {
  name: 'coin',
  width: 40,
  height: 40,
  paths: [
    { d: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z', fill: '#d9a83c', stroke: '#5b4210', width: 2 },
    { d: 'M7.5 20a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0Z', stroke: '#fff0bd', width: 1.6 },
    {
      d: 'M20 11L22.6 17.2L29 17.8L24.2 22L25.7 28.4L20 25L14.3 28.4L15.8 22L11 17.8L17.4 17.2Z',
      fill: '#fff3cb',
    },
  ],
};

/** Two blades over fire. */
export const blades: Glyph = {
  name: 'blades',
  width: 48,
  height: 48,
  paths: [
    {
      d: 'M24 2L29 14L41 8L36 20L47 25L35 29L39 41L27 35L22 47L18 35L6 39L12 28L1 23L13 19L8 7L20 13Z',
      fill: '#ff7a2f',
      opacity: 0.95,
    },
    {
      d: 'M24 10L27 18L35 15L32 22L39 25L31 27L34 35L26 31L23 39L20 31L12 34L16 26L9 23L17 21L14 14L21 17Z',
      fill: '#ffd45e',
    },
    { d: 'M11 9L33 35M37 9L15 35', stroke: '#171018', width: 5.4 },
    { d: 'M11 9L33 35M37 9L15 35', stroke: '#ffffff', width: 2.8 },
    { d: 'M28 37L36 30M20 37L12 30', stroke: '#171018', width: 5 },
    { d: 'M28 37L36 30M20 37L12 30', stroke: '#f3d58a', width: 2.8 },
  ],
};

/** No report this turn: a closed eye. */
export const unseen: Glyph = {
  name: 'unseen',
  width: 32,
  height: 24,
  paths: [
    {
      d: 'M4 9Q16 20 28 9M8 14L5 18M13 16.5L11.5 21M19 16.5L20.5 21M24 14L27 18',
      stroke: '#9aa6bf',
      width: 2.4,
    },
  ],
};

const rays = 'M24 3L25 22.6L45 24L25 25.4L24 45L23 25.4L3 24L23 22.6Z';
const round = (half: number): string =>
  `M${24 - half} 24a${half} ${half} 0 1 0 ${2 * half} 0a${half} ${half} 0 1 0 ${-2 * half} 0Z`;

/** A faint sun. */
export const star = (color: string): Glyph => ({
  name: `star-${color}`,
  width: 48,
  height: 48,
  paths: [
    { d: round(18), fill: color, opacity: 0.05 },
    { d: round(11), fill: color, opacity: 0.1 },
    { d: round(6.5), fill: color, opacity: 0.26 },
    { d: rays, fill: color, opacity: 0.55 },
    { d: round(3.4), fill: '#ffffff', opacity: 0.95 },
  ],
});

/** What has no drawing of its own. */
export const flag = (color: string): Glyph => ({
  name: `flag-${color}`,
  width: 32,
  height: 36,
  paths: [
    { d: 'M7 34V3', stroke: '#05070d', width: 6 },
    { d: 'M7 4H28L21 11L28 18H7Z', fill: color, stroke: '#05070d', width: 2 },
    { d: 'M7 34V3', stroke: '#f1ece0', width: 2.6 },
  ],
});

/** The pin of a player's note. */
export const pin: Glyph = {
  name: 'pin',
  width: 24,
  height: 32,
  paths: [
    { d: 'M12 30L5 16A9 9 0 1 1 19 16Z', fill: '#ffd877', stroke: '#1b1405', width: 2.4 },
    { d: 'M8.5 11a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z', fill: '#1b1405' },
  ],
};

export const changeInks: Readonly<Record<MapChange['kind'], string>> = {
  owner: '#ffd45e',
  arrived: '#ff8d80',
  left: '#b9c1d2',
  grown: '#ffb27a',
  shrunk: '#8ce8b0',
  seen: '#9ed0ff',
  'lost-sight': '#93a0b8',
};

/** A shape for each kind of change: flag, arrow in, arrow out, up, down, open eye, eye struck out. */
const changeLines: Readonly<Record<MapChange['kind'], string>> = {
  owner: 'M6 22V2H20L15.5 7L20 12H6',
  arrived: 'M2 12H14M9 6L15 12L9 18M21 3V21',
  left: 'M3 3V21M8 12H20M15 6L21 12L15 18',
  grown: 'M12 3L22 20H2Z',
  shrunk: 'M12 21L2 4H22Z',
  seen: 'M2 12Q12 1 22 12Q12 23 2 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
  'lost-sight': 'M2 12Q12 1 22 12Q12 23 2 12ZM3 21L21 3',
};

/** The mark for one kind of change, recognisable by its shape. */
export function changeGlyph(kind: MapChange['kind']): Glyph {
  const d = changeLines[kind];
  const solid = kind === 'grown' || kind === 'shrunk' || kind === 'owner';
  return {
    name: `change-${kind}`,
    width: 24,
    height: 24,
    paths: [
      { d, stroke: '#05070d', width: 6 },
      ...(solid ? [{ d, fill: changeInks[kind] }] : []),
      { d, stroke: changeInks[kind], width: 2.8 },
    ],
  };
}
