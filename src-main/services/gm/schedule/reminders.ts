import { instant } from '#contract/gm/shapes.ts';
import { turnNumber } from '#contract/keys.ts';
import { integer, list, object, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { memoOf } from './policy.ts';

const memoName = 'reminded';
const reminded = object({
  turn: turnNumber,
  at: record<SeatId, string>(instant, 1_000),
  hours: list(integer(1, 168), 5),
});

const ofTurn = (store: GameStore) => {
  const found = memoOf(store, memoName, reminded);
  return found?.turn === store.turn() ? found : { turn: store.turn(), at: {}, hours: [] };
};

/** When the seats were last reminded of the turn being ordered, by seat. */
export const remindedOf = (store: GameStore): Readonly<Record<SeatId, string>> => ofTurn(store).at;

/** Whether the reminder of so many hours before the deadline went out for this turn. */
export const wasReminded = (store: GameStore, hours: number): boolean => ofTurn(store).hours.includes(hours);

/** Writes down that these seats were reminded now; `hours`: by the reminder of so many hours before the deadline. */
export function markReminded(store: GameStore, seats: readonly SeatId[], now: string, hours?: number): void {
  const { turn, at, hours: before } = ofTurn(store);
  store.setMemo(memoName, {
    turn,
    at: { ...at, ...Object.fromEntries(seats.map((seat) => [seat, now])) },
    hours: hours === undefined ? before : [...new Set([...before, hours])],
  });
}
