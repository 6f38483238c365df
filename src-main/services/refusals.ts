import type { FileKind } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import { unreadable } from '#kernel/problem.ts';

/** Why a turn file is not taken, beyond what the envelope itself tells: each with its cause and its remedy. */
export const refusal = {
  wrongKind: (wanted: FileKind) =>
    wanted === 'orders'
      ? unreadable(
          'wrong-kind',
          'This is a results file, not orders. Send the file that Save Turn makes; its name ends in .orders.',
        )
      : unreadable(
          'wrong-kind',
          'This is a file of orders, not results. Open the .new file that your game master sent.',
        ),
  tooLarge: () =>
    unreadable(
      'too-large',
      'This file is larger than any turn can be, or unpacks to more than that. It was not opened; ask for it again.',
    ),
  wrongRuleset: (ruleset: string) =>
    unreadable(
      'wrong-ruleset',
      'This file belongs to a game of «{ruleset}», which is not played here. Choose a file of this game, or update the program.',
      { ruleset },
    ),
  newerEdition: (ruleset: string) =>
    unreadable(
      'newer-program',
      'This file was made by a newer version of Sealed Orders, with later rules of «{ruleset}». Update the program, then try again.',
      { ruleset },
    ),
  olderEdition: (ruleset: string) =>
    unreadable(
      'older-program',
      'This file was made with earlier rules of «{ruleset}» than this game is played by. Update the program that made it, and make it again.',
      { ruleset },
    ),
  otherGame: (game: string, wanted: string) =>
    unreadable(
      'other-game',
      'This file belongs to game {game}, not to {wanted}. Choose a file whose name starts with {wanted}.',
      { game, wanted },
    ),
  otherEmpire: (seat: SeatId, wanted: SeatId) =>
    unreadable(
      'other-empire',
      'This file belongs to {seat}, not to {wanted}. Choose the file that names {wanted}.',
      { seat, wanted },
    ),
  strangerSeat: (seat: SeatId) =>
    unreadable(
      'other-empire',
      'No empire {seat} is played in this game. Choose a file of one of its empires.',
      { seat },
    ),
  notSignedBySeat: (seat: SeatId, signer: SeatId) =>
    unreadable(
      'not-signed-by-seat',
      'These orders are for {seat}, but {signer} signed them. Only what the player of {seat} saves and sends himself counts.',
      { seat, signer },
    ),
  formerKey: (seat: SeatId) =>
    unreadable(
      'not-signed-by-seat',
      'These orders are signed with a key that {seat} no longer has. Open the newest invitation of {seat}, and save the orders again.',
      { seat },
    ),
  formerStandIn: (seat: SeatId) =>
    unreadable(
      'not-signed-by-seat',
      'These orders are signed by somebody who stood in for {seat} before, and does so no longer. The player of {seat} orders himself.',
      { seat },
    ),
  notSignedByGm: () =>
    unreadable(
      'not-signed-by-gm',
      'This file is signed by someone other than the game master who invited you. Ask your game master whether he sent it.',
    ),
  changedAfterSigning: () =>
    unreadable(
      'changed-after-signing',
      'The signature does not fit: this file was changed after it was signed, or signed with a key this game has never seen. Ask for it to be made and sent again.',
    ),
  olderTurn: (turn: number, now: number) =>
    unreadable(
      'older-turn',
      'These orders are for turn {turn}, but turn {now} is being ordered. Open the newest .new file, and save the orders again.',
      { turn, now },
    ),
  laterTurn: (turn: number, now: number) =>
    unreadable(
      'later-turn',
      'These orders are for turn {turn}, but this game stands at turn {now}. Use the newest copy of the game, or ask for orders of turn {now}.',
      { turn, now },
    ),
  otherResults: () =>
    unreadable(
      'other-results',
      'These orders were planned on results that were replaced since. Open the newest .new file of this turn, and save the orders again.',
    ),
  gameOver: () =>
    unreadable('game-over', 'This game is over: no turn is run any more, and no orders are taken.'),
  notSealed: () =>
    unreadable(
      'not-sealed',
      'These orders are not sealed to the game master. Save them again with Sealed Orders, and send that file.',
    ),
  cannotUnseal: (kind: FileKind) =>
    kind === 'orders'
      ? unreadable(
          'cannot-unseal',
          'These orders are not sealed to this game master. Ask the player to open the invitation of this game, and to save the orders again.',
        )
      : unreadable(
          'cannot-unseal',
          'This file is sealed to somebody else, or you have not opened your invitation yet. Open the first .new file of this game, then this one.',
        ),
  wrongPhrase: () =>
    unreadable(
      'cannot-unseal',
      'This file is under a passphrase, and this is not the one. Type the passphrase that your game master gave you.',
    ),
  unreadableBody: () =>
    unreadable(
      'unreadable-body',
      'This file is whole, but what it says cannot be understood. Update the program that made it, and make it again.',
    ),
  foreignOrder: (order: string) =>
    unreadable(
      'unreadable-body',
      'Order {order} does not belong to this empire and turn. Save the orders again with Sealed Orders, and send that file.',
      { order },
    ),
} as const;
