import { mixed } from './color.ts';

interface BaseInks {
  readonly dark: string;
  readonly mid: string;
  readonly rim: string;
  readonly light: string;
}

const sides = {
  own: { dark: '#06142e', mid: '#10356f', rim: '#4aa3ff', light: '#b5dcff' },
  friend: { dark: '#04201a', mid: '#0f5540', rim: '#4fd6a0', light: '#c3f5e0' },
  foreign: { dark: '#26060a', mid: '#641a1c', rim: '#ff5a4d', light: '#ffc3b5' },
} as const;

/** What a miniature stands on: by its side, or in the colour of its owner. */
export type Base = keyof typeof sides | `#${string}`;

const isSide = (base: Base): base is keyof typeof sides => Object.hasOwn(sides, base);

export const baseInks = (base: Base): BaseInks =>
  isSide(base)
    ? sides[base]
    : {
        dark: mixed(base, '#05070d', 0.84),
        mid: mixed(base, '#05070d', 0.6),
        rim: mixed(base, '#ffffff', 0.12),
        light: mixed(base, '#ffffff', 0.65),
      };
