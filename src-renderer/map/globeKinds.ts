/** What a globe is like: how its surface is made, and its colours from the lowest ground to the highest. */
export interface GlobeKind {
  readonly name: string;
  readonly surface: 'land' | 'craters' | 'bands' | 'embers' | 'veils';
  /** Colours by height, 0 to 1. */
  readonly ramp: readonly (readonly [number, string])[];
  /** The light of its air at the rim; absent: it has none. */
  readonly air?: string;
  /** What lies below this height is water, which shines; 0: it has none. */
  readonly sea: number;
  /** How much of it white clouds cover, 0 to 1. */
  readonly clouds: number;
  /** How far ice reaches from its poles, 0 to 1. */
  readonly ice: number;
  /** How likely it is, as a share, where the poorest live and where the richest do. */
  readonly likely: readonly [number, number];
}

export const globeKinds: readonly GlobeKind[] = [
  {
    name: 'ocean',
    surface: 'land',
    air: '#8fc8ff',
    sea: 0.52,
    clouds: 0.42,
    ice: 0.16,
    likely: [2, 14],
    ramp: [
      [0, '#0c2c63'],
      [0.44, '#1f62a8'],
      [0.52, '#49a0c4'],
      [0.54, '#d3c58d'],
      [0.6, '#5f9a4c'],
      [0.78, '#3d6f3a'],
      [0.9, '#8b7a5c'],
      [1, '#f0eee8'],
    ],
  },
  {
    name: 'garden',
    surface: 'land',
    air: '#b6f0d2',
    sea: 0.4,
    clouds: 0.3,
    ice: 0.08,
    likely: [1, 12],
    ramp: [
      [0, '#0d4052'],
      [0.4, '#2a8a8c'],
      [0.43, '#c9d07c'],
      [0.55, '#4f9c43'],
      [0.75, '#2c6b33'],
      [1, '#a8c66c'],
    ],
  },
  {
    name: 'desert',
    surface: 'land',
    air: '#ffd9a0',
    sea: 0,
    clouds: 0.06,
    ice: 0.05,
    likely: [10, 5],
    ramp: [
      [0, '#6e3b1f'],
      [0.35, '#a9642f'],
      [0.6, '#d99a54'],
      [0.8, '#ecc98a'],
      [1, '#f7e6bf'],
    ],
  },
  {
    name: 'rust',
    surface: 'craters',
    air: '#ff9f78',
    sea: 0,
    clouds: 0,
    ice: 0.14,
    likely: [10, 3],
    ramp: [
      [0, '#40160f'],
      [0.4, '#8a3420'],
      [0.7, '#c05a34'],
      [1, '#e59b6b'],
    ],
  },
  {
    name: 'moon',
    surface: 'craters',
    sea: 0,
    clouds: 0,
    ice: 0,
    likely: [14, 2],
    ramp: [
      [0, '#33343c'],
      [0.45, '#6d6c74'],
      [0.75, '#a19c98'],
      [1, '#dad4c8'],
    ],
  },
  {
    name: 'ice',
    surface: 'land',
    air: '#d8f2ff',
    sea: 0.22,
    clouds: 0.12,
    ice: 0.4,
    likely: [9, 4],
    ramp: [
      [0, '#285c86'],
      [0.22, '#7fb6d6'],
      [0.5, '#bcdcea'],
      [0.75, '#e6f4fb'],
      [1, '#ffffff'],
    ],
  },
  {
    name: 'embers',
    surface: 'embers',
    air: '#ff7a3c',
    sea: 0,
    clouds: 0.05,
    ice: 0,
    likely: [8, 3],
    ramp: [
      [0, '#120c0d'],
      [0.5, '#2c201f'],
      [0.8, '#51403a'],
      [1, '#7c6a5f'],
    ],
  },
  {
    name: 'veiled',
    surface: 'veils',
    air: '#f2f0a0',
    sea: 0,
    clouds: 0,
    ice: 0,
    likely: [6, 5],
    ramp: [
      [0, '#7c6a1d'],
      [0.4, '#b9a63c'],
      [0.7, '#dfd27a'],
      [1, '#f8f2c4'],
    ],
  },
  {
    name: 'amber giant',
    surface: 'bands',
    air: '#ffdca8',
    sea: 0,
    clouds: 0,
    ice: 0,
    likely: [5, 7],
    ramp: [
      [0, '#7a4526'],
      [0.3, '#b5793f'],
      [0.5, '#e3bb83'],
      [0.7, '#c48a58'],
      [1, '#f6e5c4'],
    ],
  },
  {
    name: 'azure giant',
    surface: 'bands',
    air: '#9fdcff',
    sea: 0,
    clouds: 0.05,
    ice: 0,
    likely: [5, 7],
    ramp: [
      [0, '#143a78'],
      [0.35, '#2b6fb4'],
      [0.6, '#5aa9d9'],
      [0.8, '#3d86c0'],
      [1, '#c6ecf7'],
    ],
  },
  {
    name: 'violet giant',
    surface: 'bands',
    air: '#e6b8ff',
    sea: 0,
    clouds: 0,
    ice: 0,
    likely: [4, 4],
    ramp: [
      [0, '#3c1f5c'],
      [0.35, '#73489c'],
      [0.6, '#b184c8'],
      [0.8, '#8a5fb0'],
      [1, '#f0d7f2'],
    ],
  },
  {
    name: 'capital',
    surface: 'land',
    air: '#a8d4ff',
    sea: 0.3,
    clouds: 0.16,
    ice: 0.05,
    likely: [0, 14],
    ramp: [
      [0, '#12324f'],
      [0.3, '#2e6a8c'],
      [0.33, '#77809a'],
      [0.6, '#98a0b4'],
      [0.8, '#bdb8ae'],
      [1, '#e8e3d4'],
    ],
  },
];
