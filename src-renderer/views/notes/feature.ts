import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import LabelDialog from './LabelDialog.svelte';
import NotesList from './NotesList.svelte';

export const notes: Feature = {
  overlays: { notes: NotesList, label: LabelDialog },
  commands: [
    opens('notes', 'All your notes and labels', 'Notes', ['O']),
    opens('label', 'Label the chosen {place}', 'Notes', ['T'], {
      on: 'map',
      possible: ({ turn }) => turn?.selection.place !== undefined && turn.notebook.ready,
    }),
  ],
};
