import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import { scrollDockOf } from './dock.svelte.ts';
import Scroll from './Scroll.svelte';

const open = opens('scroll', 'The scroll: what your plans will do, step by step', 'Plans', ['S'], {
  run: (session) => scrollDockOf(session).open(session),
});

/** The preview of the turn, over the screen or beside the map. */
export const scroll: Feature = {
  overlays: { scroll: Scroll },
  commands: [
    open,
    {
      id: 'scroll.pin',
      title: 'Pin the scroll beside the map, or unpin it',
      group: 'Plans',
      on: 'map',
      possible: (session) => scrollDockOf(session).roomy,
      run(session) {
        const dock = scrollDockOf(session);
        dock.pinned = !dock.pinned;
        if (session.overlay === 'scroll') session.overlay = undefined;
      },
    },
  ],
};
