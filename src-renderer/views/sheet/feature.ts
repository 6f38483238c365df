import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import SheetOver from './SheetOver.svelte';

/** Orders as lines of text, where the rules can read them. */
export const sheet: Feature = {
  overlays: { sheet: SheetOver },
  commands: [
    opens('sheet', 'Order sheet: write orders as lines', 'Plans', ['Shift + O'], {
      players: true,
      possible: ({ turn }) => turn?.rules.sheet !== undefined,
    }),
  ],
};
