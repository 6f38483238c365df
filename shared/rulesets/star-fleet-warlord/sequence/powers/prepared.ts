import { keysInOrder } from '#kernel/inOrder.ts';
import type { Step } from '#kernel/turn/step.ts';
import type { StarFleetWarlord } from '../../model/game.ts';
import { firstYear, yearOf } from '../../tables/figures.ts';
import { prepare } from '../income.ts';

/** Ships of powers are a year older, with shields restored; nobody repairs them (SFW 843). OURS: not in the year of the Initial Build, in which no ship moves. */
export const powersPrepared: Step<StarFleetWarlord> = {
  name: 'Powers Prepared',
  cite: 'SFW 832',
  run(turn) {
    if (yearOf(turn.state.turn) === firstYear) return;
    for (const seat of keysInOrder(turn.state.powers)) prepare(turn, seat);
  },
};
