import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'no-such-houses': 'A game has two to four of the houses asch, brod, chur and dorn: name each once.',
  },
  impossible: {
    'too-few-coins': 'Your house has {coins} left: send no more than that.',
    'no-such-house': 'There is no other house {house} in this game: send coins to one that plays.',
    'no-shift-left': 'A week has two shifts: dig twice at most.',
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
