import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LetterState } from '../../../ports/game/post.ts';
import { byNewest, unwrittenOf } from '../results/publish.ts';
import { lettersOfResults } from './results.ts';

const underWay: readonly LetterState[] = ['waiting', 'sending', 'failed', 'unsure'];

/** The states of the letters with its newest results, by seat. */
function statesOf(store: GameStore, seats: readonly SeatId[]): ReadonlyMap<SeatId, readonly LetterState[]> {
  return new Map(
    byNewest(store, seats).flatMap(({ turn, seats: told = [] }) =>
      told.map((seat) => [seat, lettersOfResults(store, turn, seat).map(({ state }) => state)] as const),
    ),
  );
}

/** Seats whose newest results have gone out in no way: neither written, nor handed over, nor in a letter that was sent. */
export function unpublishedOf(store: GameStore): readonly SeatId[] {
  const unwritten = unwrittenOf(store);
  const states = statesOf(store, unwritten);
  return unwritten.filter((seat) => states.get(seat)?.includes('sent') !== true);
}

/** Those among them whose letter is in the outbox, and has not gone out. */
export function queuedOf(store: GameStore): readonly SeatId[] {
  const unpublished = unpublishedOf(store);
  const states = statesOf(store, unpublished);
  return unpublished.filter((seat) => states.get(seat)?.some((state) => underWay.includes(state)) === true);
}
