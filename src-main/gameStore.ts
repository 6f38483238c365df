import type { OrderRef, SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type {
  AsideRun,
  FinishedTurn,
  GameFacts,
  Lock,
  LogLine,
  NewGame,
  OpenedTurn,
  Post,
  ReceivedOrders,
  ResultsCopy,
  RunInShort,
  StandIn,
  StoredResults,
  StoredSeat,
  StoredTurn,
  Undone,
} from './gameRecords.ts';
import type { Outcome } from './ports.ts';

export * from './gameRecords.ts';

/** Thrown when the disk will not write a game; nothing was changed. */
export class GameTrouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(phraseText(problem.phrase), { cause });
    this.problem = problem;
  }
}

/** The game master's file of one game: everything that was and is, and the secrets. One file, written whole or not at all. */
export interface GameStore {
  readonly facts: GameFacts;
  /** In id order. */
  seats(): readonly StoredSeat[];
  /** The turn that is being ordered. */
  turn(): number;
  /** One turn that was or is; undefined for any other number. */
  turnOf(turn: number): StoredTurn | undefined;
  /** How a turn went, in short, without reading what happened in it; undefined for one that was not run. */
  runOf(turn: number): RunInShort | undefined;
  /** Every turn that was or is, in order. */
  turns(): readonly number[];
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
    change: Partial<Pick<ReceivedOrders, 'standing' | 'verdict' | 'plan' | 'code' | 'reason'>>,
  ): void;
  rulings(turn: number): Readonly<Record<OrderRef, string>>;
  rule(turn: number, order: OrderRef, ruling: string): void;
  /** Plans that came in no file, by seat: the game master's decrees, and once the turn is run those of the computer. */
  plans(turn: number): Readonly<Record<SeatId, unknown>>;
  /** Writes down the game master's decrees for a turn, in place of earlier ones; undefined: there are none any more. */
  decree(turn: number, plan: unknown): void;
  /** When orders are due, as `Tuesday 17:00 America/Los_Angeles`; undefined when the game master has said nothing. */
  due(): string | undefined;
  setDue(text: string | undefined): void;
  results(turn: number): readonly StoredResults[];
  /** Takes the place of a seat's results of a turn: the same body, closed to another reader. */
  putResults(turn: number, results: StoredResults): void;
  /** The copies of a turn's results that stand-ins got. */
  copies(turn: number): readonly ResultsCopy[];
  putCopy(turn: number, copy: ResultsCopy): void;
  /** Who plays a seat. */
  setPlayer(seat: SeatId, player: Pick<StoredSeat, 'player' | 'address'>): void;
  /** New keys for a seat; those it had are former ones from now on. */
  setKeys(seat: SeatId, keys: Pick<StoredSeat, 'privately' | 'publicly'>): void;
  /** Seats whose player has somebody stand in for him. */
  standIns(): readonly StandIn[];
  /** `undefined`: nobody stands in for the seat any more. */
  setStandIn(seat: SeatId, standIn: Omit<StandIn, 'seat'> | undefined): void;
  /** Plain data under a name, such as the game's policy; undefined when there is none. */
  memo(name: string): unknown;
  setMemo(name: string, value: unknown): void;
  /** The rules' edition by which turns are run from now on. */
  setEdition(edition: number, note: LogLine): void;
  /** Letters to players, by number. */
  readonly post: Post;
  /**
   * Goes back to a turn, in one transaction: everything of later turns, and how that turn went, is put aside and can
   * be brought back. Orders of the turn itself stay. False when `turn` is not a turn that was run.
   */
  undo(turn: number, why: string, note: LogLine): boolean;
  /** What was put aside, oldest first. */
  undone(): readonly Undone[];
  /** The runs that were put aside together, by turn; none for an unknown number. */
  aside(number: number): readonly AsideRun[];
  /** Brings back what was put aside. False when the game has gone on meanwhile, or it was brought back before. */
  redo(number: number, note: LogLine): boolean;
  /** Who runs, publishes or goes back at the moment; a program that has died is nobody. */
  readonly lock: Lock;
  /** A copy of the whole game into a new file, also while it is being written. */
  copyTo(path: string): Promise<void>;
  /**
   * Ends a turn and opens the next in one transaction. False, and nothing changed, when `done.turn` is no longer
   * the turn being ordered, or other orders or decrees have come in: somebody else was faster.
   * With `back`, a turn that was run is gone back to first, as by `undo`, in the same transaction.
   */
  finish(done: FinishedTurn, next: OpenedTurn, back?: { readonly why: string }): boolean;
  /** What was done with the game, for the game master's own memory. */
  log(): readonly LogLine[];
  note(line: LogLine): void;
  /** Does several writes in one transaction, or, when any of them fails, none of them. */
  together<T>(work: () => T): T;
  close(): void;
}

export interface GameStores {
  /** Refused: a path where something is already. */
  create(path: string, game: NewGame): Promise<Outcome<GameStore>>;
  /** Refused: what is not a game, is damaged, or was made by a newer program. */
  open(path: string): Promise<Outcome<GameStore>>;
}
