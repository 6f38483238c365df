import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Why an act on a game is not done: what it was to act on has changed since it was shown. */
export const movedRefusals = refusalTable({
  unreadable: {
    'draft-changed-elsewhere':
      'This letter was changed on another desk since you opened it. Compare the two, then continue.',
    'mail-set-elsewhere':
      'The mail settings were changed on another desk since you opened them. Nothing was saved: open them again.',
    'request-answered-elsewhere':
      'This request was answered on another desk since you looked. Nothing was done: look at the answer first.',
    'ruled-elsewhere':
      'An order was judged on another desk since you looked. Nothing was done: look at the rulings, then judge again.',
    'other-lock': 'The game is now locked by a different program. Nothing was done: look again.',
    'seat-moved':
      'The players of {seat}, or decisions about it, have changed since you looked, on another desk or by orders that arrived. Nothing was done: look again, then decide.',
    'settings-moved':
      'The schedule or the policy of the game was changed on another desk since you looked. Nothing was done: look at it, then decide again.',
    'settled-elsewhere':
      'Whether these orders count was decided on another desk since you looked. Nothing was done: look at them again.',
    'other-turn':
      'Turn {turn} is not open for orders: that is turn {now}. Nothing was done. Look at the game, then decide again.',
    'turn-moved':
      'Turn {turn} has been run since you looked, by another desk or by its schedule: it is turn {now} now. Nothing was done. Look at the game, then decide again.',
    'turn-moved/back':
      'The game has gone back to turn {now} since you looked, on another desk. Nothing was done. Look at the game, then decide again.',
    'turn-moved/run':
      'Turn {turn} has moved on since you looked: it was run in part or again, put off, ended or taken back, on another desk or by its schedule. Nothing was done. Look at the game, then decide again.',
  },
});
export const unreadable: typeof movedRefusals.unreadable = movedRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof movedRefusals> {}
}
