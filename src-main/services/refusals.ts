import type { FileKind } from '#kernel/files/envelope.ts';
import type { SeatId } from '#kernel/ids.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** Why a turn file is not taken, beyond what the envelope itself tells: each with its cause and its remedy. */
export const refusal = {
  wrongKind: (wanted: FileKind) =>
    wanted === 'orders' ? unreadable('wrong-kind/results') : unreadable('wrong-kind/orders'),
  tooLarge: () => unreadable('too-large'),
  wrongRuleset: (ruleset: string) => unreadable('wrong-ruleset', { ruleset }),
  newerEdition: (ruleset: string) => unreadable('newer-program/rules', { ruleset }),
  olderEdition: (ruleset: string) => unreadable('older-program', { ruleset }),
  otherGame: (game: string, wanted: string) => unreadable('other-game', { game, wanted }),
  otherEmpire: (seat: SeatId, wanted: SeatId) => unreadable('other-empire', { seat, wanted }),
  strangerSeat: (seat: SeatId) => unreadable('other-empire/unplayed', { seat }),
  notSignedBySeat: (seat: SeatId, signer: SeatId) => unreadable('not-signed-by-seat', { seat, signer }),
  formerKey: (seat: SeatId) => unreadable('not-signed-by-seat/old-key', { seat }),
  formerStandIn: (seat: SeatId) => unreadable('not-signed-by-seat/stand-in', { seat }),
  notSignedByGm: () => unreadable('not-signed-by-gm'),
  changedAfterSigning: () => unreadable('changed-after-signing'),
  olderTurn: (turn: number, now: number) => unreadable('older-turn', { turn, now }),
  laterTurn: (turn: number, now: number) => unreadable('later-turn', { turn, now }),
  otherResults: () => unreadable('other-results'),
  gameOver: () => unreadable('game-over'),
  notSealed: () => unreadable('not-sealed'),
  cannotUnseal: (kind: FileKind) =>
    kind === 'orders' ? unreadable('cannot-unseal') : unreadable('cannot-unseal/results'),
  wrongPhrase: () => unreadable('cannot-unseal/passphrase'),
  unreadableBody: () => unreadable('unreadable-body/unknown'),
  untidyName: (order: string) => unreadable('untidy-name/order', { order }),
  foreignOrder: (order: string) => unreadable('unreadable-body/order', { order }),
} as const;
