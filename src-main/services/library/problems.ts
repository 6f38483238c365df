import type { TurnKey } from '#contract/keys.ts';
import { doubtful, unreadable, type Problem } from '#kernel/problem.ts';

/** Why the library cannot do what it was asked: each with its cause and its remedy. */
export const trouble = {
  seatNotHere: (game: string, seat: string): Problem =>
    unreadable(
      'seat-not-here',
      'No turn of game {game} for {seat} lies in the library. Open a results file of it first.',
      { game, seat },
    ),
  turnNotHere: ({ game, seat, turn }: TurnKey): Problem =>
    unreadable(
      'turn-not-here',
      'The library has no results of turn {turn} of game {game} for {seat}. Open the .new file of that turn first.',
      { game, seat, turn },
    ),
  versionNotHere: (): Problem =>
    unreadable('version-not-here', 'These results are no longer in the library. Open their .new file again.'),
  noKeys: (game: string): Problem =>
    unreadable(
      'no-keys',
      'Orders of game {game} cannot be signed: the invitation was never opened here. Open the first .new file of the game, then save the turn again.',
      { game },
    ),
  passphraseWanted: (): Problem =>
    unreadable(
      'passphrase-wanted',
      'This invitation is under a passphrase. Type the one that your game master gave you.',
    ),
  practiceInTheWay: (game: string): Problem =>
    unreadable(
      'practice-in-the-way',
      'A practice game of yours is called {game} too. Forget its turns, then open this file again.',
      { game },
    ),
  notYourOrders: (): Problem =>
    unreadable(
      'not-your-orders',
      'These orders were not saved by your empire, or before orders could be read again by their writer. Only your own saved orders can be opened.',
    ),
  otherView: (): Problem =>
    unreadable(
      'unreadable-body',
      'This file is whole, but what it says does not fit the rules of its game. Update the program, or ask for the file again.',
    ),
  elsewhere: (path: string): Problem =>
    unreadable(
      'out-of-place',
      'The file {path} does not belong where it lies, and cannot be put in its place.',
      { path },
    ),
  over: (words: string): Problem => doubtful('GE 7355', 'game-over', 'The game is over. {words}', { words }),
  runAgain: (turn: number, why: string): Problem =>
    doubtful('GE 179', 'run-again', 'Turn {turn} was run again: {why}', { turn, why }),
  otherKeyholder: (): Problem =>
    unreadable(
      'other-keyholder',
      'These results name another keyholder\u2019s key than your first ones: somebody else may read your orders of this turn before the deadline. Ask the keyholder whether the key is his before you send orders.',
    ),
  notPractice: (game: string): Problem =>
    unreadable(
      'not-practice',
      'Game {game} is run by its game master: send him your orders and wait for the next .new file.',
      { game },
    ),
};
