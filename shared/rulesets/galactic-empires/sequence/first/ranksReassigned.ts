import type { GeStep } from '../../model/game.ts';
import { reassignProblem, reassigned } from '../../rules/forces/ranks.ts';
import { forCommands } from '../commands.ts';

/** Ships that are present now get their new ranks; those that arrive later keep the rank of their transfer (GE 639). */
export const ranksReassigned: GeStep = {
  name: 'Starships Reassigned To Ranks',
  cite: 'GE 639',
  run(turn) {
    forCommands(turn, 'reassign-starships', ({ id, unit, order: { type, ranks, ref } }) => {
      const problem = reassignProblem(unit, type);
      if (problem !== undefined) return turn.refuse(ref, problem);
      turn.happen({
        kind: 'starships-reassigned',
        unit: id,
        type,
        stacks: reassigned(unit, type, ranks),
        cause: ref,
      });
    });
  },
};
