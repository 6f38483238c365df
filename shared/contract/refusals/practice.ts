import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What a practice game refuses. */
export const practiceRefusals = refusalTable({
  unreadable: {
    'later-turn/practice': 'The practice game is at turn {now}; turn {turn} is still to come.',
    'moved-on/practice':
      'This practice game is now at turn {now}, because of another window. Nothing was taken back. Open its newest turn, then decide again.',
    'never-run/practice': 'Turn {turn} of this practice game was not run yet: there is nothing to take back.',
    'nothing-answered': 'In turn {turn} nothing has been answered yet: there is nothing to take back.',
    'answers-revealed':
      'These answers have come to light, or dice were rolled since: at a table they cannot be taken back.',
    'no-ruleset': 'The rules «{id}» are not known here. Choose others, or update the program.',
    'no-such-seat/rules': 'There is no {seat} in these rules. Choose another.',
    'no-tutorial': '{title} has no tutorial. Begin a practice game instead.',
    'older-turn/practice':
      'Turn {turn} of this practice game has already been run. Continue from turn {now}.',
    'one-seat-two-players': 'Two players cannot have the same seat. Choose another for one of them.',
    'orders-not-taken': 'The practice game does not take these orders: {reason}',
    'other-edition/practice':
      'This practice game was begun with older rules than this program has. Begin a new one.',
    overtaken:
      'This practice game was run from another window at the same moment. Look at the library again.',
    'questions-pending':
      'The turn stopped at a question that a practice game cannot ask. Change the order it is about.',
    'table-too-large':
      'This game has room for {room|player|players} and needs at least one. Change the players, or begin a larger game.',
    'too-many-practice-games':
      'There are too many practice games. Remove some folders that begin with «practice-» from the library.',
  },
});
export const unreadable: typeof practiceRefusals.unreadable = practiceRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof practiceRefusals> {}
}
