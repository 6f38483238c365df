import type { Texture } from '#kernel/presentation.ts';
import type { GlyphPath } from '../shapes.ts';

/** How a texture is drawn: the colour of its cells, how much of it, and its pattern in a box of 100 by 100. */
interface Drawn {
  readonly color: string;
  readonly strength: number;
  /** Whether its pattern may be turned about. */
  readonly turns: boolean;
  paths(color: string): readonly GlyphPath[];
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const discs = (all: readonly (readonly [number, number, number])[]): string =>
  all.map(([x, y, r]) => disc(x, y, r)).join('');

const none = (): readonly GlyphPath[] => [];

/** Each has a pattern that is recognised without its colour: dots, clouds, rocks, bolts, rays, rings. */
export const textures: Readonly<Record<Texture, Drawn>> = {
  open: { color: '#04060c', strength: 0, turns: false, paths: none },
  dust: {
    color: '#a08a62',
    strength: 0.2,
    turns: true,
    paths: (color) => [
      {
        d: discs([
          [22, 30, 2],
          [38, 18, 1.4],
          [60, 26, 2.2],
          [78, 40, 1.5],
          [30, 52, 1.6],
          [52, 46, 1.2],
          [70, 60, 2.1],
          [42, 70, 2],
          [22, 70, 1.3],
          [60, 82, 1.5],
          [84, 66, 1.2],
          [48, 33, 1],
        ]),
        fill: color,
        opacity: 0.85,
      },
    ],
  },
  nebula: {
    color: '#8a4fc4',
    strength: 0.3,
    turns: true,
    paths: (color) => [
      {
        d: 'M14 58Q10 34 34 30Q44 12 64 22Q88 24 86 48Q92 72 66 76Q46 90 30 76Q14 74 14 58Z',
        fill: color,
        opacity: 0.22,
      },
      { d: 'M28 54Q28 40 44 38Q54 28 66 38Q76 48 66 60Q52 70 40 64Q28 64 28 54Z', fill: color, opacity: 0.3 },
      {
        d: 'M18 44Q34 30 50 42Q66 54 84 40M22 64Q38 52 52 62Q66 72 80 60',
        stroke: color,
        width: 2.4,
        opacity: 0.75,
      },
    ],
  },
  asteroids: {
    color: '#8d8779',
    strength: 0.16,
    turns: true,
    paths: (color) => [
      {
        d: 'M20 34L30 26L38 32L36 42L26 46L18 42ZM54 20L64 18L70 26L64 34L54 30ZM66 54L78 50L84 60L78 70L68 68ZM34 62L46 58L52 68L44 78L34 74ZM50 44L58 44L58 52L50 52Z',
        fill: '#5e5a50',
        stroke: color,
        width: 2,
      },
      { d: 'M22 36L30 29M56 23L63 21M69 57L76 53M37 65L44 62', stroke: '#efe9da', width: 1.6, opacity: 0.7 },
    ],
  },
  storm: {
    color: '#2fa8c9',
    strength: 0.22,
    turns: false,
    paths: (color) => [
      { d: 'M34 16L22 48H36L28 80L58 40H42L52 16Z', fill: color, opacity: 0.55 },
      { d: 'M34 16L22 48H36L28 80L58 40H42L52 16Z', stroke: '#d8f6ff', width: 1.8 },
      { d: 'M66 30Q80 42 66 54Q54 66 70 78', stroke: color, width: 2.6 },
    ],
  },
  radiation: {
    color: '#9cc53a',
    strength: 0.24,
    turns: false,
    paths: (color) => [
      { d: disc(50, 50, 8), fill: color },
      {
        d: 'M50 50m-7 -12L36 18A36 36 0 0 1 64 18L57 38ZM62 50H88A36 36 0 0 1 73 79L58 60ZM38 50L42 60L27 79A36 36 0 0 1 12 50Z',
        fill: color,
        opacity: 0.6,
      },
    ],
  },
  gravity: {
    color: '#3f63c8',
    strength: 0.24,
    turns: false,
    paths: (color) => [
      { d: `${disc(50, 50, 34)}${disc(50, 50, 22)}`, stroke: color, width: 2.2, opacity: 0.8 },
      { d: disc(50, 50, 10), stroke: '#cfdcff', width: 2.4 },
      { d: 'M50 6V20M50 80V94M6 50H20M80 50H94', stroke: color, width: 2.6 },
    ],
  },
  star: {
    color: '#e8a83a',
    strength: 0.3,
    turns: false,
    paths: (color) => [
      { d: disc(50, 50, 36), fill: color, opacity: 0.16 },
      { d: disc(50, 50, 25), fill: color, opacity: 0.4 },
      {
        d: 'M50 8L55 34L74 18L64 40L92 50L64 58L76 80L55 66L50 92L45 66L24 80L36 58L8 50L36 40L26 18L45 34Z',
        fill: color,
        opacity: 0.75,
      },
      { d: disc(50, 50, 16), fill: '#fff3cb' },
    ],
  },
  planet: {
    color: '#3d8f70',
    strength: 0.14,
    turns: false,
    paths: (color) => [
      { d: disc(50, 50, 25), fill: '#12506f' },
      { d: 'M30 42Q40 30 54 34Q66 40 58 50Q48 58 34 54Z', fill: color },
      { d: 'M56 60Q66 54 74 60Q68 72 58 72Z', fill: color },
      { d: 'M58 27A25 25 0 0 1 58 73A34 34 0 0 0 58 27Z', fill: '#020610', opacity: 0.45 },
      { d: disc(50, 50, 25), stroke: '#9fe0ff', width: 2 },
    ],
  },
  'black-hole': {
    color: '#1a1030',
    strength: 0.6,
    turns: false,
    paths: () => [
      { d: 'M8 56Q22 34 50 36Q80 38 92 48Q78 66 50 64Q24 64 8 56Z', fill: '#f2994a', opacity: 0.5 },
      { d: 'M14 55Q28 40 50 41Q74 42 86 49', stroke: '#ffe2ad', width: 2.6 },
      { d: disc(50, 50, 17), fill: '#000000', stroke: '#ffd9a0', width: 2.2 },
    ],
  },
  pulsar: {
    color: '#7fd0ff',
    strength: 0.24,
    turns: false,
    paths: (color) => [
      { d: 'M14 32L50 50L86 68M20 24L50 50L80 76', stroke: color, width: 3, opacity: 0.7 },
      { d: `${disc(50, 50, 30)}${disc(50, 50, 21)}`, stroke: color, width: 1.8, opacity: 0.8 },
      { d: disc(50, 50, 11), fill: '#f4fbff' },
    ],
  },
  comet: {
    color: '#6fb8d8',
    strength: 0.14,
    turns: true,
    paths: (color) => [
      { d: 'M62 36L12 78L26 58L16 56L40 44Z', fill: color, opacity: 0.45 },
      { d: 'M58 40L22 70', stroke: '#e9fbff', width: 2 },
      { d: disc(64, 34, 12), fill: color, stroke: '#e9fbff', width: 2 },
    ],
  },
  gate: {
    color: '#35b8a0',
    strength: 0.22,
    turns: false,
    paths: (color) => [
      { d: disc(50, 50, 32), stroke: color, width: 6 },
      { d: disc(50, 50, 32), stroke: '#e9fff8', width: 1.6 },
      {
        d: 'M50 12V24M50 76V88M12 50H24M76 50H88M23 23L32 32M68 68L77 77M77 23L68 32M32 68L23 77',
        stroke: color,
        width: 5,
      },
      { d: disc(50, 50, 14), fill: color, opacity: 0.5 },
    ],
  },
  mines: {
    color: '#a83a3a',
    strength: 0.18,
    turns: true,
    paths: (color) => [
      {
        d: [
          [30, 32],
          [66, 28],
          [48, 52],
          [26, 70],
          [72, 68],
        ]
          .map(
            ([x = 0, y = 0]) =>
              `M${x - 9} ${y}H${x + 9}M${x} ${y - 9}V${y + 9}M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`,
          )
          .join(''),
        stroke: '#ff9d92',
        width: 1.8,
      },
      {
        d: discs([
          [30, 32, 5],
          [66, 28, 5],
          [48, 52, 5],
          [26, 70, 5],
          [72, 68, 5],
        ]),
        fill: color,
        stroke: '#ffd0c8',
        width: 1.4,
      },
    ],
  },
  rift: {
    color: '#c23a86',
    strength: 0.26,
    turns: true,
    paths: (color) => [
      {
        d: 'M12 30L30 38L40 28L54 48L66 42L88 72L70 64L56 72L46 54L34 58Z',
        fill: '#0b0210',
        stroke: color,
        width: 3,
      },
      { d: 'M26 36L38 42L50 58L62 58L76 66', stroke: '#ffc4ea', width: 1.6 },
    ],
  },
  unknown: {
    color: '#3a4663',
    strength: 0.3,
    turns: false,
    paths: () => [
      { d: 'M20 50H34M44 26H58M44 74H58M66 50H80M44 50H56', stroke: '#7c879f', width: 2.4, opacity: 0.7 },
    ],
  },
};
