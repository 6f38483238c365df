import type { Settings } from '#contract/player/settings.ts';

/** Colours of seats: the usual ones, and one set for each kind of colour blindness. */
export type PaletteName = Settings['palette'];

/**
 * Twenty-six colours by banner. Each set was chosen so that its colours are easy to tell apart, both for the
 * eyes it is meant for and for others: the first twelve, and any two neighbours, differ by at least twelve
 * units of CIEDE2000.
 */
export const palettes: Readonly<Record<PaletteName, readonly string[]>> = {
  usual: [
    '#4d6fe8',
    '#e7e03a',
    '#d8452f',
    '#60c648',
    '#f985f0',
    '#3fe0d8',
    '#fc9e47',
    '#9a83ec',
    '#d7bdbc',
    '#1195b4',
    '#c23a86',
    '#c6eabe',
    '#a94bbe',
    '#39b5ff',
    '#6f9140',
    '#f97f95',
    '#67e38c',
    '#a3864f',
    '#afd5fe',
    '#8a62a8',
    '#4ab494',
    '#bb6883',
    '#879f18',
    '#85a0ca',
    '#a86f50',
    '#a0c679',
  ],
  deutan: [
    '#c8dd9e',
    '#205fc8',
    '#20744a',
    '#20ddf2',
    '#c83520',
    '#b33589',
    '#20b374',
    '#dddddd',
    '#9e74f2',
    '#f2f220',
    '#c89e20',
    '#899e9e',
    '#357420',
    '#5fb3f2',
    '#ddc85f',
    '#7474b3',
    '#4a894a',
    '#89f2f2',
    '#dd5f4a',
    '#4a9eb3',
    '#f28974',
    '#89c8c8',
    '#5f8974',
    '#c8c8b3',
    '#b35f89',
    '#dd899e',
  ],
  protan: [
    '#895f74',
    '#f2f235',
    '#c8f2f2',
    '#9e7420',
    '#f25ff2',
    '#f2ddb3',
    '#b320c8',
    '#209e9e',
    '#dd354a',
    '#f29e20',
    '#c88974',
    '#35c8f2',
    '#c83520',
    '#b3ddf2',
    '#89744a',
    '#b35fb3',
    '#89dd74',
    '#c83589',
    '#b3f2dd',
    '#745f5f',
    '#9eb374',
    '#dd74b3',
    '#c8894a',
    '#c8b3c8',
    '#9e7474',
    '#f2b3b3',
  ],
  tritan: [
    '#20b34a',
    '#f220b3',
    '#f2ddf2',
    '#747474',
    '#c8f220',
    '#207420',
    '#b39e20',
    '#895f20',
    '#9e9edd',
    '#9e20f2',
    '#89f2f2',
    '#205ff2',
    '#dd8920',
    '#5f5f9e',
    '#f2c874',
    '#5f8974',
    '#c8205f',
    '#89b320',
    '#b3209e',
    '#9ec8c8',
    '#f22020',
    '#b3b39e',
    '#745f74',
    '#f289f2',
    '#9e74c8',
    '#b3749e',
  ],
};

/** How the lands of one owner are hatched. Widths in world units. */
export interface Hatch {
  /** The angles of the lines in degrees; two sets of lines cross. */
  readonly angles: readonly number[];
  /** Lines come in pairs. */
  readonly pairs: boolean;
  readonly dash?: readonly number[];
  readonly width: number;
}

const strokes: readonly Omit<Hatch, 'angles'>[] = [
  { pairs: false, width: 1.7 },
  { pairs: false, width: 1.9, dash: [9, 7] },
  { pairs: true, width: 1.2 },
  { pairs: false, width: 3, dash: [0.1, 7] },
];

/**
 * A hatching for each of the twenty-six banners, no two alike; neighbours in the list differ in direction.
 */
export const hatches: readonly Hatch[] = palettes.usual.map((_, banner) => {
  const angle = (banner % 6) * 30;
  return banner < 24
    ? { angles: [angle], ...strokes[Math.floor(banner / 6)]! }
    : { angles: [angle + 15, angle + 105], ...strokes[0]! };
});
