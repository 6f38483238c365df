import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What is refused about battles that are fought as games of their own. */
export const battleRefusals = refusalTable({
  unreadable: {
    'battle-of-others':
      'This battle is between others at the table: they fly it, or leave it to the rules. Hand the screen to them.',
    'battle-settled': 'The turn does not wait for this battle any more. Open the newest turn of its game.',
    'foreign-battle':
      'This is not the game that was begun for this battle. Take the outcome of that game, or answer by the campaign’s own rules.',
    'forged-battle':
      'The game of this battle did not come out as its archive says, and nothing was taken from it: {said}',
    'no-battle-asked': 'No battle waits under question {number}. Look again at what the turn asks.',
    'no-rules/battle':
      'This program cannot fight battles by the rules «{id}». Answer by the campaign’s own rules, or update the program.',
    'undecided-battle':
      'This battle is not decided yet. Fly it to its end, or answer by the campaign’s own rules.',
  },
});
export const unreadable: typeof battleRefusals.unreadable = battleRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof battleRefusals> {}
}
