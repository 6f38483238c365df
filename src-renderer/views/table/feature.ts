import type { Feature } from '../feature.ts';
import { chooseTable } from '../../state/begin/choosing.svelte.ts';
import { nextOf, passTo } from '../../state/table/table.ts';
import Curtain from './Curtain.svelte';

export const table: Feature = {
  overlays: { curtain: Curtain },
  commands: [
    {
      id: 'table.begin',
      title: 'Begin a game for several players at this screen',
      group: 'Files',
      always: true,
      run: (session) => void chooseTable(session),
    },
    {
      id: 'table.pass',
      title: 'Hand over to the next player',
      group: 'Files',
      possible: ({ turn, library }) =>
        turn !== undefined &&
        turn.practice &&
        nextOf(library.rows, turn.key.game, turn.key.seat) !== undefined,
      run(session) {
        const { turn, library } = session;
        const next = turn === undefined ? undefined : nextOf(library.rows, turn.key.game, turn.key.seat);
        if (next !== undefined) void passTo(session, next);
      },
    },
  ],
};
