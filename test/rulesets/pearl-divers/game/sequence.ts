import type { Sequence } from '#kernel/turn/step.ts';
import type { PearlDivers } from './model.ts';
import { cannotDive, cannotSail, findOf } from './rules.ts';

/** The turn: all boats sail, then all divers go down. */
export const sequence: Sequence<PearlDivers> = [
  {
    name: 'Boats sail',
    cite: 'PD 3',
    run(turn) {
      for (const { seat, unit, order } of turn.orders('sail')) {
        const problem = cannotSail(turn.state, seat, unit, order.to);
        const from = turn.state.boats[seat]?.place;
        if (problem !== undefined) turn.refuse(order.ref, problem);
        else if (from !== undefined)
          turn.happen({ kind: 'sailed', seat, from, place: order.to, cause: order.ref });
      }
    },
  },
  {
    name: 'Divers go down',
    cite: 'PD 4',
    dice: true,
    run(turn) {
      for (const { seat, unit, order } of turn.orders('dive')) {
        const problem = cannotDive(turn.state, seat, unit);
        const place = turn.state.boats[seat]?.place;
        if (problem !== undefined) turn.refuse(order.ref, problem);
        else if (place !== undefined) {
          const found = findOf(turn.draw.fork(seat).int(6), turn.state.reefs[place] ?? 0);
          turn.happen({ kind: 'dived', seat, place, found, cause: order.ref });
        }
      }
    },
  },
];
