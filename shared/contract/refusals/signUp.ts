import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What goes wrong when players sign up for a new game. */
export const signUpRefusals = refusalTable({
  unreadable: {
    'no-address/sign-up': 'Without a mail address no invitation can come. Write yours into the form.',
    'sign-up-forged':
      'The signature does not match the keys in this form: it was changed after it was made. Ask its sender to make it again.',
    'sign-up-future':
      'This form says that it was made on {made}, which is yet to come. Ask its sender to set the clock of their computer, and to make it again.',
    'sign-up-other-rules':
      'This form is for a game of {theirs}; you begin one of {yours}. Put it away, or ask its sender for another.',
    'untidy-name/sign-up':
      'The name is blank, or has hidden signs, heaps of accents, or spaces too many. Write a plain name.',
    'sign-up-unknown-rules':
      'This form is for a game of «{ruleset}», which this program does not have. Update the program, or ask its sender for another.',
  },
});
export const unreadable: typeof signUpRefusals.unreadable = signUpRefusals.unreadable;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof signUpRefusals> {}
}
