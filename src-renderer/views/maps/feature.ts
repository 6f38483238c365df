import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import MapsDialog from './MapsDialog.svelte';

/** What players tell each other of the map. */
export const maps: Feature = {
  overlays: { maps: MapsDialog },
  commands: [
    opens('maps', 'Share maps with other players', 'Notes', undefined, {
      players: true,
      possible: ({ turn }) =>
        turn !== undefined && turn.seats.filter(({ unled }) => unled !== true).length > 1,
    }),
  ],
};
