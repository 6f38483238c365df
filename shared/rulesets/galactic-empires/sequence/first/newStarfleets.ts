import type { GeStep } from '../../model/game.ts';
import { starfleetId } from '../../model/state.ts';
import { fleetNumbersByOwner, formProblem } from '../../rules/works/limits.ts';
import { forCommands } from '../commands.ts';

/** Forms empty starfleets where the ordering units are; they can receive ships and orders at once (GE 603). */
export const newStarfleets: GeStep = {
  name: 'New Starfleets Formed',
  cite: 'GE 603',
  run(turn) {
    const numbers = fleetNumbersByOwner(turn.state);
    forCommands(turn, 'form-starfleet', ({ seat, unit: former, order }) => {
      const { number, name } = order;
      const taken = numbers.get(seat) ?? new Set();
      const problem = formProblem(turn.state, seat, number, taken);
      if (problem !== undefined) return turn.refuse(order.ref, problem);
      const unit = starfleetId(seat, number);
      numbers.set(seat, taken.add(number));
      turn.happen({
        kind: 'starfleet-formed',
        unit,
        seat,
        number,
        name,
        place: former.place,
        cause: order.ref,
      });
    });
  },
};
