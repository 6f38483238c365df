import type { Feature } from '../feature.ts';
import BattleReplay from './BattleReplay.svelte';
import { battlesOf } from './replay.svelte.ts';

export const battle: Feature = {
  overlays: { battle: BattleReplay },
  commands: [
    {
      id: 'battle.play',
      title: 'Play the battles of last turn',
      group: 'Messages',
      possible: ({ turn }) => turn !== undefined && battlesOf(turn).list.length > 0,
      run: (session) => (session.overlay = 'battle'),
    },
  ],
};
