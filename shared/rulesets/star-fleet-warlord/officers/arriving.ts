import { officersArrived } from './events.ts';
import { arrivingFor, bringsTeam } from './officers.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import type { Steps } from '../acting.ts';
import { runOf } from '../acting.ts';

/** Officers and Prime Teams come at the end of every run but that of the Initial Build, waived or not (SFW 4990; OURS: the latter two). */
export const officersArrive: Steps = (books) => [
  {
    name: 'Officers Arrive',
    cite: 'SFW 4990',
    dice: true,
    run(turn) {
      const { world, seat } = runOf(books, turn);
      const { state } = turn;
      if (state.corporations[seat]?.fallen !== false || yearOf(state.turn) === firstYear) return;
      const officers = arrivingFor(world, seat, turn.draw.fork(seat));
      const team = bringsTeam(state);
      if (officers !== '' || team)
        turn.happen(officersArrived.of({ seat, officers, ...(team ? { team } : {}) }));
    },
  },
];
