import { line, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';

export const signedUpMemo = 'signed up';
const memo = record<SeatId, string>(line(100), 1_000);

/** The public sealing keys of the forms by which players signed up, by seat: their invitations to the first turn are sealed to these. */
export const signedUpOf = (store: GameStore): Readonly<Record<SeatId, string>> =>
  store.memoAs(signedUpMemo, memo) ?? {};

/** Whether sealed results of a seat are the invitation of the player who signed up for it: those of the first turn are. */
export const isSealedInvitation = (store: GameStore, turn: number, seat: SeatId): boolean =>
  turn === store.turns()[0] && signedUpOf(store)[seat] !== undefined;
