import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Tallied } from './clock.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { countingOf, isValid, whyCounts } from '../game/counts.ts';

/** How a further player of a seat stands. */
export interface FellowStanding {
  readonly number: number;
  readonly player: string;
  readonly address: string;
  readonly since: number;
  readonly scopes: readonly string[];
  readonly orders: OwnState;
  /** Their file that counts. */
  readonly counts?: ReceivedOrders;
}

/** What one person has sent. */
type OwnState = 'none' | 'draft' | 'final' | 'waits' | 'sealed';

/** From what holds a seat up most. */
const states: readonly OwnState[] = ['none', 'waits', 'sealed', 'draft', 'final'];

/** How one seat stands for the current turn. */
export interface Standing {
  readonly seat: SeatId;
  readonly player: string;
  readonly address: string;
  /**
   * `computer`: the computer leads the seat, and no file counts; `waits`: late orders await a decision;
   * `sealed`: there are orders that cannot be read yet. Of a seat that several share: the least of what its
   * players have sent.
   */
  readonly orders: OwnState | 'computer';
  /** What the seat’s own player, or their stand-in, has sent. */
  readonly own: OwnState;
  /** Those who share the seat with them, by number. */
  readonly fellows: readonly FellowStanding[];
  /** The own player’s file that counts. */
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
  /** Where the turn is several runs: on which day the next of them is due, if on one of its own; it was put off to no day, and waits for the game master. */
  readonly day?: number;
  readonly byHand?: true;
  /** On which day the run is due that takes the orders of a seat, of those that have a day of their own. */
  readonly days?: ReadonlyMap<SeatId, number>;
  /** Seats whose orders no run of the turn takes any more; those whose orders the runs take that are due; those whose run is put off. */
  readonly closed?: readonly SeatId[];
  readonly due?: readonly SeatId[];
  readonly putOff?: readonly SeatId[];
  /** Seats whose players are away, for which the turn does not wait, and those for which it does, with the moment at which they are back. */
  readonly excused?: readonly SeatId[];
  readonly awaited?: ReadonlyMap<SeatId, string>;
}

/** Who has sent what for the current turn. */
export function standingOf({ turn, stored, received, fellows, led, seats: all }: LoadedTurn): GameStanding {
  const seats = all.map(({ seat, player, address }): Standing => {
    const files = received.filter((orders) => orders.seat === seat);
    const own = sentIn(files.filter(({ fellow }) => fellow === undefined));
    const others = fellows
      .filter((one) => one.seat === seat)
      .map(({ number, player: named, address: to, since, scopes }): FellowStanding => ({
        number,
        player: named,
        address: to,
        since,
        scopes,
        ...sentIn(files.filter(({ fellow }) => fellow === number)),
      }));
    const versions = files.filter(({ plan }) => plan !== undefined).length;
    const one = { seat, player, address, versions, own: own.orders, fellows: others };
    if (led.includes(seat)) return { ...one, orders: 'computer' };
    const sent = [own, ...others].map(({ orders }) => states.indexOf(orders));
    const why = own.counts === undefined ? undefined : whyCounts(received, own.counts);
    return {
      ...one,
      orders: states[Math.min(...sent)] ?? 'none',
      ...defined({ counts: own.counts, why }),
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

/** What one person has sent, by their files. */
function sentIn(files: readonly ReceivedOrders[]): {
  readonly orders: OwnState;
  readonly counts?: ReceivedOrders;
} {
  const counts = countingOf(files);
  if (counts !== undefined) return { orders: counts.verdict === 'draft' ? 'draft' : 'final', counts };
  const valid = files.filter(isValid);
  if (valid.some(({ standing }) => standing === 'counts')) return { orders: 'sealed' };
  return { orders: valid.some(({ standing }) => standing === 'waits') ? 'waits' : 'none' };
}

/** Seats whose players have sent nothing usable, still can, and are not away. */
export const silentOf = ({ seats, closed = [], excused = [], awaited }: GameStanding): readonly Standing[] =>
  seats.filter(
    ({ seat, orders }) =>
      orders === 'none' && !closed.includes(seat) && !excused.includes(seat) && awaited?.has(seat) !== true,
  );

/** Seats without orders that count, of those whose orders are taken now. */
export const missingOf = ({ missing, due }: GameStanding): readonly SeatId[] =>
  missing.filter((seat) => due?.includes(seat) !== false);

/** How many seats are played by people whose orders are taken now, by no run that was put off, and how many of those sent what; who is away and not waited for is left out. */
export const tallied = (standing: GameStanding): Tallied => {
  const { due, putOff = [], excused = [], awaited } = standing;
  const isSilent = ({ orders }: Standing): boolean => orders === 'none' || orders === 'waits';
  const played = standing.seats.filter(
    (one) =>
      one.orders !== 'computer' &&
      due?.includes(one.seat) !== false &&
      !putOff.includes(one.seat) &&
      !(isSilent(one) && excused.includes(one.seat)),
  );
  const back = played.flatMap((one) => (isSilent(one) ? (awaited?.get(one.seat) ?? []) : []));
  const of = (orders: Standing['orders']): number => played.filter((seat) => seat.orders === orders).length;
  return {
    players: played.length,
    missing: of('none') + of('waits'),
    final: of('final'),
    ...(due?.length === 0 ? { free: true } : {}),
    ...defined({ day: standing.day, byHand: standing.byHand, back: back.toSorted().at(-1) }),
  };
};
