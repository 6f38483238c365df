import { oneByOne } from '#kernel/steps/carryOut.ts';
import { leadershipChanged } from '#kernel/steps/leadership.ts';
import type { GeStep } from '../../model/game.ts';
import { decreeProblem } from '../../rules/decrees.ts';

/** OURS: before anything else, the game master's decisions about seats (GE 1555, 6853, 7286). */
export const decrees: GeStep = {
  name: 'Game Master’s Decrees',
  cite: 'GE 1555',
  run(turn) {
    oneByOne(
      turn,
      turn.orders('set-status'),
      ({ seat, order }) => decreeProblem(turn.state, seat, order),
      ({ order: { of: seat, status, ref: cause } }) => ({ kind: 'status-changed', seat, status, cause }),
    );
    oneByOne(
      turn,
      turn.orders('set-leadership'),
      ({ seat, order }) => decreeProblem(turn.state, seat, order),
      leadershipChanged,
    );
  },
};
