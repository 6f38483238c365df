import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import KeysDialog from './KeysDialog.svelte';

export const keys: Feature = {
  overlays: { keys: KeysDialog },
  commands: [opens('keys', 'Change keys', 'Help', undefined, { always: true })],
};
