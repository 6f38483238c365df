import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import CommandList from './CommandList.svelte';

export const commandList: Feature = {
  overlays: { commands: CommandList },
  commands: [opens('commands', 'All commands', 'Help', ['Ctrl + K'], { always: true, anywhere: true })],
};
