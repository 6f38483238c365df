import type { TurnKey } from '#contract/keys.ts';
import type { Problem } from '#kernel/problem.ts';
import { doubtful, unreadable } from '#contract/refusals/library.ts';

/** Why the library cannot do what it was asked: each with its cause and its remedy. */
export const trouble = {
  seatNotHere: (game: string, seat: string): Problem => unreadable('seat-not-here', { game, seat }),
  turnNotHere: ({ game, seat, turn }: TurnKey): Problem => unreadable('turn-not-here', { game, seat, turn }),
  versionNotHere: (): Problem => unreadable('version-not-here'),
  noKeys: (game: string): Problem => unreadable('no-keys', { game }),
  passphraseWanted: (): Problem => unreadable('passphrase-wanted'),
  practiceInTheWay: (game: string): Problem => unreadable('practice-in-the-way', { game }),
  notYourOrders: (): Problem => unreadable('not-your-orders'),
  otherView: (): Problem => unreadable('unreadable-body'),
  elsewhere: (path: string): Problem => unreadable('out-of-place', { path }),
  over: (words: string): Problem => doubtful('GE 7355', 'game-over/results', { words }),
  runAgain: (turn: number, why: string): Problem => doubtful('GE 179', 'run-again', { turn, why }),
  otherKeyholder: (): Problem => unreadable('other-keyholder'),
  notPractice: (game: string): Problem => unreadable('not-practice', { game }),
};
