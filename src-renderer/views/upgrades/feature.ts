import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import Upgrades from './Upgrades.svelte';

export const packs: Feature = {
  overlays: { packs: Upgrades },
  commands: [opens('packs', 'Upgrades', 'Files', undefined, { always: true })],
};
