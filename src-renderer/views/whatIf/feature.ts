import { opens } from '../../state/commands.ts';
import type { Feature } from '../feature.ts';
import WhatIf from './WhatIf.svelte';
import { takeAsPlan, tryAnother, workOn } from './whatIf.svelte.ts';

const group = 'Plans';

/** Other plans for the same turn: tried, compared with the plan, and chosen. */
export const whatIf: Feature = {
  overlays: { whatIf: WhatIf },
  commands: [
    opens('whatIf', 'What if: compare your plan with its alternatives', group, ['Shift + A'], {
      players: true,
    }),
    {
      id: 'whatIf.try',
      title: 'What if: copy the plan as an alternative, and change the copy',
      group,
      players: true,
      run: (session) =>
        void tryAnother(session, session.turn?.alternatives.chosen).then((done) => {
          if (!done) session.overlay = 'whatIf';
        }),
    },
    {
      id: 'whatIf.back',
      title: 'What if: go back from the alternative to your plan',
      group,
      players: true,
      possible: ({ turn }) => turn?.alternatives.chosen !== undefined,
      run: (session) => workOn(session, undefined),
    },
    {
      id: 'whatIf.take',
      title: 'What if: use the alternative as your plan',
      group,
      players: true,
      possible: ({ turn }) => turn?.alternatives.chosen !== undefined,
      run: (session) => {
        const name = session.turn?.alternatives.chosen;
        if (name !== undefined) void takeAsPlan(session, name);
      },
    },
  ],
};
