import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import Places from './Places.svelte';

export const places: Feature = {
  overlays: { places: Places },
  commands: [opens('places', 'Go to a place, a unit, an event or a note', 'Map', ['G'])],
};
