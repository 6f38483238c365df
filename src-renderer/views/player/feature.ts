import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import PlayerInfo from './PlayerInfo.svelte';

export const player: Feature = {
  overlays: { player: PlayerInfo },
  commands: [
    opens('player', 'Player Info: your {seat}, its status and limits', 'Screens', undefined, {
      players: true,
    }),
  ],
};
