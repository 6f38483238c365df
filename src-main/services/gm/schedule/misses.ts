import { integer, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { countingOrders } from '../game/counts.ts';
import { ledSeats } from '../turns/loadedTurn.ts';
import type { SomeRuleset } from '../../ruleset.ts';

const joined = record<SeatId, number>(integer(1, 1_000_000), 1_000);
/** The turn since which a seat has its present player, for seats that were given to another. */
export const joinedOf = (store: GameStore): Readonly<Record<SeatId, number>> =>
  store.memoAs('joined', joined) ?? {};

/**
 * How many turns in a row, up to the last one run, each seat's player sent no orders that counted; 0 if the
 * computer led. Turns before a player joined do not count.
 */
export function missedOf(
  store: GameStore,
  ruleset: SomeRuleset,
  {
    seats = store.seats().map(({ seat }) => seat),
    upTo = store.turn() - 1,
    from = new Map(),
    excused = () => false,
  }: {
    readonly seats?: readonly SeatId[];
    readonly upTo?: number;
    /** The first turn that counts, of seats for which not every one does. */
    readonly from?: ReadonlyMap<SeatId, number>;
    /** Turns that count as none, for whoever was away. */
    readonly excused?: (seat: SeatId, turn: number) => boolean;
  } = {},
): ReadonlyMap<SeatId, number> {
  const joinedIn = joinedOf(store);
  const first = (seat: SeatId): number => Math.max(joinedIn[seat] ?? 0, from.get(seat) ?? 0);
  const missed = new Map<SeatId, number>();
  let open = seats;
  const turns = new Set(store.turns());
  for (let turn = upTo; open.length > 0 && turns.has(turn); turn -= 1) {
    const ordered = countingOrders(store.received(turn));
    const led = ledSeats(ruleset, store, turn);
    open = open.filter((seat) => !ordered.has(seat) && !led.includes(seat) && turn >= first(seat));
    for (const seat of open) if (!excused(seat, turn)) missed.set(seat, (missed.get(seat) ?? 0) + 1);
  }
  return missed;
}
