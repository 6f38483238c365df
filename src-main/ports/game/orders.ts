import type { PlayerRequest } from '#kernel/files/requests.ts';
import type { OrderRef, SeatId } from '#kernel/ids.ts';

export const verdicts = ['final', 'draft', 'stale', 'refused', 'sealed'] as const;
/** `final` and `draft` are valid; `stale` is of an earlier turn; `refused` cannot be used; `sealed` is rightly signed and cannot be read yet. */
export type Verdict = (typeof verdicts)[number];

export interface ReceivedOrders {
  /** In the order of arrival, over the whole game. */
  readonly number: number;
  /** Of the whole file. */
  readonly digest: string;
  readonly name: string;
  readonly at: string;
  /** By whom it was sent, as far as the mail tells; absent for a file that was handed over. */
  readonly sender?: string;
  /** When it was sent, as the mail says. */
  readonly sent?: string;
  /** When it reached the game master, and until when it would have been in time; absent in files that older programs took in, `due` also where there was no deadline. */
  readonly came?: string;
  readonly due?: string;
  readonly verdict: Verdict;
  /** It came after the deadline. */
  readonly late: boolean;
  /** Whether valid orders count: a late file may wait for the game master's word. */
  readonly standing: 'counts' | 'waits' | 'declined';
  /** Who signed it. */
  readonly by: 'player' | 'stand-in';
  /** The public key that it is signed with; absent where an older program took it in. */
  readonly signedBy?: string;
  /** Which save of the turn's orders it is, as its sender's program counted; absent where that program was older, or while it is sealed. */
  readonly saves?: number;
  /** Absent when nobody can tell. */
  readonly seat?: SeatId;
  /** Why it is not taken, or does not count yet; of orders that count, what else their sender ought to know. */
  readonly code?: string;
  readonly reason?: string;
  /** Of valid orders alone: the plan as plain data. */
  readonly plan?: unknown;
  /** Of valid orders alone: what their player asks of the game master. */
  readonly requests?: readonly PlayerRequest[];
  /** Of valid and of sealed orders: the file itself, as proof. */
  readonly file?: Uint8Array;
}

/** When a valid file of orders came, in short: no plan is read for it. */
export type Arrival = Pick<ReceivedOrders, 'at' | 'came' | 'due' | 'late' | 'by'> & {
  readonly turn: number;
  readonly seat: SeatId;
  readonly asksTime: boolean;
};

/** Who sent orders when in all turns that were run, and which seats the computer led in them. */
export interface Timekeeping {
  readonly arrivals: readonly Arrival[];
  readonly led: readonly { readonly turn: number; readonly seat: SeatId }[];
}

/** What came in for a turn, and what the game master says of it. */
export interface OrdersStore {
  /** Every file that came in for a turn, in the order of arrival. */
  received(turn: number): readonly ReceivedOrders[];
  /** The file of a turn that has this digest, if it came in before. */
  receivedBefore(turn: number, digest: string): ReceivedOrders | undefined;
  /** Adds a file that came in. One with the digest of an earlier file of the turn is not added again. */
  receive(turn: number, orders: Omit<ReceivedOrders, 'number'>): ReceivedOrders;
  /** Adds many at once, in one transaction, as `receive` does one. */
  receiveAll(turn: number, orders: readonly Omit<ReceivedOrders, 'number'>[]): readonly ReceivedOrders[];
  /** The game master's word on a late file; also what became of a sealed one once it could be read. */
  settle(
    number: number,
    change: Partial<
      Pick<ReceivedOrders, 'standing' | 'verdict' | 'plan' | 'saves' | 'code' | 'reason' | 'requests'>
    >,
  ): void;
  /** When orders came in all turns that were run: for whoever keeps count of it. */
  timekeeping(): Timekeeping;
  rulings(turn: number): Readonly<Record<OrderRef, string>>;
  /** Writes a ruling down, in place of an earlier one; undefined takes it back. */
  rule(turn: number, order: OrderRef, ruling: string | undefined): void;
  /** Plans that came in no file, by seat: the game master's decrees, and once the turn is run those of the computer. */
  plans(turn: number): Readonly<Record<SeatId, unknown>>;
  /** Writes down the game master's decrees for a turn, in place of earlier ones; undefined: there are none any more. */
  decree(turn: number, plan: unknown): void;
}
