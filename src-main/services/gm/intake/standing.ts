import type { SeatId } from '#kernel/ids.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Tallied } from '../schedule/clock.ts';
import type { LoadedTurn } from '../game/loadedTurn.ts';
import { whyCounts } from './counts.ts';
import { isValid } from './counts.ts';

/** How one seat stands for the turn being ordered. */
export interface Standing {
  readonly seat: SeatId;
  readonly player: string;
  readonly address: string;
  /**
   * `computer`: the computer leads the seat, and no file counts; `waits`: late orders await a decision;
   * `sealed`: there are orders that cannot be read yet.
   */
  readonly orders: 'none' | 'draft' | 'final' | 'waits' | 'sealed' | 'computer';
  /** The file that counts. */
  readonly counts?: ReceivedOrders;
  /** Why that one counts, in a sentence, if the order of arrival does not explain it. */
  readonly why?: string;
  /** How many valid files came in. */
  readonly versions: number;
}

export interface GameStanding {
  readonly turn: number;
  readonly seats: readonly Standing[];
  /** Files that cannot be used, with the reason. */
  readonly notTaken: readonly ReceivedOrders[];
  readonly missing: readonly SeatId[];
  readonly commitment: string;
}

/** Who has sent what for the turn being ordered. */
export function standingOf({ turn, stored, received, counting, led, seats: all }: LoadedTurn): GameStanding {
  const seats = all.map(({ seat, player, address }): Standing => {
    const counts = counting.get(seat);
    const versions = received.filter((orders) => orders.seat === seat && orders.plan !== undefined).length;
    if (led.includes(seat)) return { seat, player, address, orders: 'computer', versions };
    if (counts === undefined) return { seat, player, address, orders: uncounted(received, seat), versions };
    const why = whyCounts(received, counts);
    return {
      seat,
      player,
      address,
      orders: counts.verdict === 'draft' ? 'draft' : 'final',
      counts,
      versions,
      ...(why === undefined ? {} : { why }),
    };
  });
  return {
    turn,
    seats,
    notTaken: received.filter(({ verdict }) => verdict === 'refused' || verdict === 'stale'),
    missing: seats.filter(({ orders }) => orders === 'none' || orders === 'waits').map(({ seat }) => seat),
    commitment: stored.commitment,
  };
}

/** The standing of a seat none of whose files count. */
function uncounted(received: readonly ReceivedOrders[], seat: SeatId): Standing['orders'] {
  const mine = received.filter((orders) => orders.seat === seat && isValid(orders));
  if (mine.some(({ standing }) => standing === 'counts')) return 'sealed';
  return mine.some(({ standing }) => standing === 'waits') ? 'waits' : 'none';
}

/** Seats whose players have sent nothing usable. */
export const silentOf = ({ seats }: GameStanding): readonly Standing[] =>
  seats.filter(({ orders }) => orders === 'none');

/** How many seats are played by people, and how many of those sent what. */
export const tallied = ({ seats }: GameStanding): Tallied => {
  const played = seats.filter(({ orders }) => orders !== 'computer');
  const of = (orders: Standing['orders']): number => played.filter((seat) => seat.orders === orders).length;
  return { players: played.length, missing: of('none') + of('waits'), final: of('final') };
};
