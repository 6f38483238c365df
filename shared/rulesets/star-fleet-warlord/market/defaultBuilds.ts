import { firstYear, yearOf } from '../model/figures.ts';
import type { Steps } from '../acting.ts';
import { runOf } from '../acting.ts';
import { makeDefaultBuild } from './defaultBuild.ts';

/** Steps in place of an Initial Build that has not come in (SFW 184; OURS: the Default Build is made for whoever sends none). */
export const defaultBuilds: Steps = (books) => [
  {
    name: 'Default Build',
    cite: 'SFW 184',
    run(turn) {
      const run = runOf(books, turn);
      if (yearOf(turn.state.turn) !== firstYear || turn.sent(run.seat)) return;
      if (turn.state.corporations[run.seat]?.fallen === false) makeDefaultBuild(run);
    },
  },
];
