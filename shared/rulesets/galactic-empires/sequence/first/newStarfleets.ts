import type { GeStep } from '../../model/game.ts';
import { starfleetId } from '../../model/state.ts';
import { formProblem } from '../../rules/limits.ts';
import { forCommands } from '../commands.ts';

/** Starfleets are formed, empty, where the ordering units are; they can be filled and ordered about at once (GE 603). */
export const newStarfleets: GeStep = {
  name: 'New Starfleets Formed',
  cite: 'GE 603',
  run(turn) {
    forCommands(turn, 'form-starfleet', ({ seat, unit: former, order }) => {
      const { number, name } = order;
      const problem = formProblem(turn.state, seat, number);
      if (problem !== undefined) return turn.refuse(order.ref, problem);
      const unit = starfleetId(seat, number);
      turn.happen({ kind: 'starfleet-formed', unit, seat, number, name, place: former.place, cause: order.ref });
    });
  },
};
