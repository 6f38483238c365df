import type { PlayerRequest } from '#kernel/files/requests.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';

export const verdicts = ['final', 'draft', 'stale', 'refused', 'sealed'] as const;
/**
 * `final` and `draft` are valid; `stale` is for an earlier turn; `refused` cannot be used; `sealed` is
 * correctly signed but cannot be read yet.
 */
export type Verdict = (typeof verdicts)[number];

export interface ReceivedOrders {
  /** Counts files in order of arrival, over the whole game. */
  readonly number: number;
  /** Of the whole file. */
  readonly digest: string;
  readonly name: string;
  readonly at: string;
  /** The sender's address according to the mail; absent for a file that was handed over. */
  readonly sender?: string;
  /** When it was sent, according to the mail. */
  readonly sent?: string;
  /**
   * When it reached the game master, and until when it would have been in time. Absent in files taken in by
   * older programs; `due` also if there was no deadline.
   */
  readonly came?: string;
  readonly due?: string;
  readonly verdict: Verdict;
  /** It came after the deadline. */
  readonly late: boolean;
  /** Whether valid orders count; a late file may wait for the game master's decision. */
  readonly standing: 'counts' | 'waits' | 'declined';
  /** Who signed it. */
  readonly by: 'player' | 'stand-in';
  /** The number of the player who signed it, if the seat has several and it is not its own player. */
  readonly fellow?: number;
  /** The public key of its signature; absent if an older program took it in. */
  readonly signedBy?: string;
  /**
   * The number of this save of the turn's orders, as counted by the sender's program; absent if that program
   * was older, or while the file is sealed.
   */
  readonly saves?: number;
  /** The library that counts these saves, and when it saved by its computer’s clock, in milliseconds since 1970; absent as above. */
  readonly library?: string;
  readonly saved?: number;
  /** Absent if it cannot be determined. */
  readonly seat?: SeatId;
  /**
   * Why it is not accepted or does not count yet; for orders that count, anything else their sender should
   * know.
   */
  readonly code?: string;
  readonly reason?: string;
  /** Only for valid orders: the plan as plain data. */
  readonly plan?: unknown;
  /** Only for valid orders: the player's requests to the game master. */
  readonly requests?: readonly PlayerRequest[];
  /** Only for valid and sealed orders: the file itself, as proof. */
  readonly file?: Uint8Array;
}

/** The arrival of a valid orders file, without its plan. */
export type Arrival = Pick<ReceivedOrders, 'at' | 'came' | 'due' | 'late' | 'by' | 'fellow'> & {
  readonly turn: number;
  readonly seat: SeatId;
  readonly asksTime: boolean;
};

/** When orders arrived in every turn that was run, and which seats the computer led. */
export interface Timekeeping {
  readonly arrivals: readonly Arrival[];
  readonly led: readonly { readonly turn: number; readonly seat: SeatId }[];
}

/** The files that came in for a turn, and the game master's decisions about them. */
export interface OrdersStore {
  /** Every file that came in for a turn, in the order of arrival. */
  received(turn: number): readonly ReceivedOrders[];
  /** The file of a turn with this digest, if it has come in before. */
  receivedBefore(turn: number, digest: string): ReceivedOrders | undefined;
  /** Adds a file that came in, unless the turn already has one with its digest. */
  receive(turn: number, orders: Omit<ReceivedOrders, 'number'>): ReceivedOrders;
  /** Adds several files in one transaction, each as `receive` does. */
  receiveAll(turn: number, orders: readonly Omit<ReceivedOrders, 'number'>[]): readonly ReceivedOrders[];
  /** Records the game master's decision about a file, or what a sealed file turned out to be once opened. */
  settle(
    number: number,
    change: Partial<
      Pick<
        ReceivedOrders,
        'standing' | 'verdict' | 'plan' | 'saves' | 'library' | 'saved' | 'code' | 'reason' | 'requests'
      >
    >,
  ): void;
  /** When orders arrived in every turn that was run, for statistics on punctuality. */
  timekeeping(): Timekeeping;
  rulings(turn: number): Readonly<Record<OrderRef, string>>;
  /** Records a ruling in place of any earlier one; undefined withdraws it. */
  rule(turn: number, order: OrderRef, ruling: string | undefined): void;
  /**
   * Plans that came in no file, by seat: the game master's decrees and, once the turn has run, those of the
   * computer.
   */
  plans(turn: number): Readonly<Record<SeatId, unknown>>;
  /** Records the game master's decrees for a turn in place of any earlier ones; undefined removes them. */
  decree(turn: number, plan: unknown): void;
}
