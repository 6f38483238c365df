import type { CodesIn } from '#kernel/refusalTable.ts';
import { refusalTable } from '#kernel/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'empire-unknown': 'There is no empire {empire} to play: name empires of the rulebook, each once.',
    'empire-count': 'A campaign has 3 to 12 empires: name as many.',
  },
  impossible: {
    'pool-too-small': 'This costs {cost} EP, and {left} are left in the pool: spend no more than that.',
    'not-your-system': 'The system {system} is not yours: name one of your own.',
    'already-raised':
      'Productivity of {system} is already raised this turn: a system gains one point a turn, order the next one later.',
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
