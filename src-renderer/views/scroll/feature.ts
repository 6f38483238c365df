import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import { dock } from './dock.svelte.ts';
import Scroll from './Scroll.svelte';

const open = opens('scroll', 'The scroll: what your plans will do, step by step', 'Plans', ['S'], {
  run: (session) => dock.open(session),
});

/** The preview of the turn, over the screen or beside the map. */
export const scroll: Feature = {
  overlays: { scroll: Scroll },
  commands: [
    open,
    {
      id: 'scroll.pin',
      title: 'Keep the scroll open beside the map, or no longer',
      group: 'Plans',
      on: 'map',
      possible: () => dock.roomy,
      run(session) {
        dock.pinned = !dock.pinned;
        if (session.overlay === 'scroll') session.overlay = undefined;
      },
    },
  ],
};
