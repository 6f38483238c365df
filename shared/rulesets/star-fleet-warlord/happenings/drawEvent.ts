import { randomEvent } from './events.ts';
import { befallen } from './befalls.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import { eventPercent } from './chances.ts';
import type { Steps } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';

/** Steps of random events: after all orders and before the status at the end of a run (SFW 4971, 5250; OURS: SFW 3783 has them after it). */
export const drawEvent: Steps = (books) => [
  {
    name: 'Random Event',
    cite: 'SFW 4971',
    dice: true,
    run(turn) {
      const { seat, world } = runOf(books, turn);
      const { state } = turn;
      const owner = state.corporations[seat];
      if (owner?.fallen !== false || isIdle(turn, seat)) return;
      if (!state.parameters.events || yearOf(state.turn) === firstYear) return;
      const draw = turn.draw.fork(seat);
      if (owner.wish ?? draw.fork('whether').chance(eventPercent, 100))
        turn.happen(randomEvent.of({ seat, ...befallen(world, seat, draw) }));
    },
  },
];
