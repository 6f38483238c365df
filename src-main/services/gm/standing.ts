import type { SeatId } from '#kernel/ids.ts';
import type { GameStore, ReceivedOrders } from '../../gameStore.ts';
import type { Tallied } from './clock.ts';
import type { SomeRuleset } from './read.ts';
import { counted, isValid, ledSeats } from './read.ts';

/** How one seat stands for the turn being ordered. */
export interface Standing {
  readonly seat: SeatId;
  readonly player: string;
  readonly address: string;
  /** `computer`: it leads the seat, and no file counts; `waits`: late orders wait for a word; `sealed`: orders are there and cannot be read yet. */
  readonly orders: 'none' | 'draft' | 'final' | 'waits' | 'sealed' | 'computer';
  /** The file that counts. */
  readonly counts?: ReceivedOrders;
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
export function standingOf(store: GameStore, ruleset: SomeRuleset): GameStanding {
  const turn = store.turn();
  const received = store.received(turn);
  const counting = counted(received);
  const led = ledSeats(ruleset, store);
  const seats = store.seats().map(({ seat, player, address }): Standing => {
    const counts = counting.get(seat);
    const versions = received.filter((orders) => orders.seat === seat && orders.plan !== undefined).length;
    if (led.includes(seat)) return { seat, player, address, orders: 'computer', versions };
    if (counts === undefined) return { seat, player, address, orders: uncounted(received, seat), versions };
    return {
      seat,
      player,
      address,
      orders: counts.verdict === 'draft' ? 'draft' : 'final',
      counts,
      versions,
    };
  });
  return {
    turn,
    seats,
    notTaken: received.filter(({ verdict }) => verdict === 'refused' || verdict === 'stale'),
    missing: seats.filter(({ orders }) => orders === 'none' || orders === 'waits').map(({ seat }) => seat),
    commitment: store.turnOf(turn)?.commitment ?? '',
  };
}

/** A seat of whose files none counts. */
function uncounted(received: readonly ReceivedOrders[], seat: SeatId): Standing['orders'] {
  const mine = received.filter((orders) => orders.seat === seat && isValid(orders));
  if (mine.some(({ standing }) => standing === 'counts')) return 'sealed';
  return mine.some(({ standing }) => standing === 'waits') ? 'waits' : 'none';
}

/** How many seats people play, and how many of them have sent what. */
export const tallied = ({ seats }: GameStanding): Tallied => {
  const played = seats.filter(({ orders }) => orders !== 'computer');
  const of = (orders: Standing['orders']): number => played.filter((seat) => seat.orders === orders).length;
  return { players: played.length, missing: of('none') + of('waits'), final: of('final') };
};
