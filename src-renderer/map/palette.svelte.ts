import type { PaletteName } from './palettes.ts';

let chosen = $state<PaletteName>('usual');

/** The colours that empires are drawn in, on the map and in lists alike; what draws with them is drawn anew when they change. */
export const palette = {
  get name(): PaletteName {
    return chosen;
  },
  choose(name: PaletteName): void {
    chosen = name;
  },
};
