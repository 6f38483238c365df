import type { Game } from '../game/game.ts';
import type { SeatId } from '../words/ids.ts';
import { gameMaster } from '../words/ids.ts';
import { phrase } from '../words/phrase.ts';
import type { Ruleset } from '../ruleset.ts';
import { wholeTurn } from '../sequence/run.ts';
import type { Sequence } from '../sequence/step.ts';

/** The members of a ruleset whose turn is one run of everybody. */
export const oneRun = <G extends Game>(
  sequence: Sequence<G>,
  seats: (state: G['state']) => readonly SeatId[],
): Pick<Ruleset<G>, 'sequences' | 'runs'> => ({
  sequences: { turn: sequence },
  runs: (state) => {
    const all = seats(state);
    return [
      {
        id: wholeTurn,
        title: phrase('The turn'),
        sequence: 'turn',
        takes: [...all, gameMaster],
        tells: all,
        marked: true,
      },
    ];
  },
});
