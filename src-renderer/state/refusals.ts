import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** The problems that the page itself reports. */
export const pageRefusals = refusalTable({
  unreadable: {
    'alternatives-put-aside':
      'The alternatives of your plan could not be read. They were put aside as {file} in the library.',
    'notebook-put-aside':
      'Your notes of this game could not be read. They were put aside as {file} in the library, and you start with none.',
    'plan-not-saved':
      'Your plan could not be saved, so it is not sent. See the notice at the edge of the screen.',
    'requests-not-saved':
      'Your requests to the game master could not be saved, so nothing is sent. Check your requests, then send again.',
    'rules-not-loaded':
      'The rules of this game could not be loaded. Is the program that serves this page still running? Open the turn again.',
    'text-not-utf-8':
      '{name} is not plain text in UTF-8, so some characters would come out wrong. Save it as UTF-8, then choose it again.',
    'unknown-ruleset': 'This turn belongs to a game this program does not know. Update the program.',
  },
});
export const { unreadable } = pageRefusals;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof pageRefusals> {}
}
