import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import Simulator from './Simulator.svelte';

/** Battles foretold, and those of forces that somebody types. */
export const odds: Feature = {
  overlays: { simulator: Simulator },
  commands: [opens('simulator', 'Battle simulator', 'Plans', undefined, { always: true })],
};
