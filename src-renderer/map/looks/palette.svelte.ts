import type { PaletteName } from './palettes.ts';

let chosen = $state<PaletteName>('usual');

/**
 * The palette of the seats' colours, on the map and in lists; a component that uses it is updated when it
 * changes.
 */
export const palette = {
  get name(): PaletteName {
    return chosen;
  },
  choose(name: PaletteName): void {
    chosen = name;
  },
};
