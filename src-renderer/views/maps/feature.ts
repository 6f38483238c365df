import { opens } from '../../state/commands.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { isWorld } from '../../state/world/world.ts';
import type { Feature } from '../feature.ts';
import MapsDialog from './MapsDialog.svelte';

/** Whether there is somebody to share a map with. */
export const canShareMaps = ({ turn }: Session): boolean =>
  turn !== undefined &&
  !turn.practice &&
  !isWorld(turn) &&
  turn.seats.filter(({ unled }) => unled !== true).length > 1;

/** What players tell each other of the map. */
export const maps: Feature = {
  overlays: { maps: MapsDialog },
  commands: [
    opens('maps', 'Share maps with other players', 'Notes', undefined, {
      players: true,
      possible: canShareMaps,
    }),
  ],
};
