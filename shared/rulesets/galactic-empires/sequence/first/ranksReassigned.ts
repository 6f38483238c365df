import { impossible } from '#kernel/problem.ts';
import type { GeStep } from '../../model/game.ts';
import { reassigned } from '../../rules/ranks.ts';
import { forCommands } from '../commands.ts';

/** Ships present now go to their new ranks; later arrivals keep the rank of their transfer (GE 639). */
export const ranksReassigned: GeStep = {
  name: 'Starships Reassigned To Ranks',
  cite: 'GE 639',
  run(turn) {
    forCommands(turn, 'reassign-starships', ({ id, unit, order: { type, ranks, ref } }) => {
      const stacks = reassigned(unit, type, ranks);
      if (stacks.length > 0) turn.happen({ kind: 'starships-reassigned', unit: id, type, stacks, cause: ref });
      else turn.refuse(ref, impossible('GE 639', 'no-such-ships', 'No starship of this type is in the unit when ranks are reassigned.'));
    });
  },
};
