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
    'no-such-power': 'There is no other power {power} in this campaign: name one that plays.',
    'nothing-to-end': 'Nothing is declared between the two powers: an armistice ends hostilities or war.',
    'armistice-first': 'Hostilities or war are declared between the two powers: sign an armistice first.',
    'already-signed': 'The two powers have a {treaty} already: sign another one.',
    'treaty-needs': 'A {treaty} needs a {needed}: sign that first.',
    'not-signed': 'The two powers have no {treaty}: break one that they have.',
    'treaty-needed': 'The {treaty} is needed by the {by}: break that first.',
    'already-declared':
      'There is a {declared} between the two powers already: nothing is left to declare but more.',
    'tried-already': 'This is tried already this turn: once a turn is all.',
    'already-raised':
      'Productivity of {system} is already raised this turn: a system gains one point a turn, order the next one later.',
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
