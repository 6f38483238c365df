import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import LettersDialog from './LettersDialog.svelte';

export const letters: Feature = {
  overlays: { letters: LettersDialog },
  commands: [
    opens('letters', 'Letters to and from other players', 'Notes', ['Shift + L'], {
      players: true,
      possible: ({ turn }) =>
        turn !== undefined &&
        turn.notebook.ready &&
        turn.seats.filter(({ unled }) => unled !== true).length > 1,
    }),
  ],
};
