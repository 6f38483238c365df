import type { Feature } from '../feature.ts';
import NewsreelDialog from './NewsreelDialog.svelte';
import { hasNews, playTurn } from '../past/newsreels.svelte.ts';

export const newsreel: Feature = {
  overlays: { newsreel: NewsreelDialog },
  commands: [
    {
      id: 'newsreel.play',
      title: 'Play the last turn on the map',
      group: 'Messages',
      keys: ['Shift + P'],
      players: true,
      possible: ({ turn }) => turn !== undefined && hasNews(turn),
      run: (session) => playTurn(session),
    },
  ],
};
