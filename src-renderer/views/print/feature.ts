import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import PrintMap from './PrintMap.svelte';

export const print: Feature = {
  overlays: { print: PrintMap },
  commands: [opens('print', 'A map to print: PNG or PDF', 'Files', ['Ctrl + P'])],
};
