import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Outcome } from '../outcome.ts';
import type { FactsStore, GameFacts } from './facts.ts';
import type { Lock } from './lock.ts';
import type { LogLine, LogStore } from './log.ts';
import type { OrdersStore } from './orders.ts';
import type { PeopleStore, StoredSeat } from './people.ts';
import type { Post } from './post.ts';
import type { ResultsStore } from './results.ts';
import type { ScheduleStore } from './schedule.ts';
import type { RunsStore } from './runs.ts';
import type { OpenedTurn, TurnsStore } from './turns.ts';
import type { UndoneStore } from './undone.ts';

/** Thrown if a game, or the settings, cannot be written to disk; nothing was changed. */
export class GameTrouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(phraseText(problem.phrase), { cause });
    this.problem = problem;
  }
}

/** The open file itself. */
export interface FileStore {
  /** Letters to players, by number. */
  readonly post: Post;
  /**
   * Who is running or publishing a turn, or going back, at the moment; a program that has ended does not
   * count.
   */
  readonly lock: Lock;
  /** Whether the file is still in its place: not moved, deleted, or replaced by another. What is written into one that is gone is lost. */
  isThere(): boolean;
  /** Changes whenever another program has written into the file; 0 as long as none has since it was opened. */
  writtenElsewhere(): number;
  /** Copies the whole game into a new file, even while it is being written. */
  copyTo(path: string): Promise<void>;
  /** Does several writes in one transaction: all of them, or none if one fails. */
  together<T>(work: () => T): T;
  close(): void;
}

/**
 * The game master's file of one game: its whole history and its secrets. Every write happens completely or
 * not at all.
 */
export type GameStore = FactsStore &
  TurnsStore &
  RunsStore &
  OrdersStore &
  ResultsStore &
  PeopleStore &
  ScheduleStore &
  UndoneStore &
  LogStore &
  FileStore;

export interface NewGame {
  readonly facts: GameFacts;
  readonly seats: readonly StoredSeat[];
  readonly first: OpenedTurn;
  /** Plain data by name that the game begins with. */
  readonly memos?: Readonly<Record<string, unknown>>;
  readonly note: LogLine;
}

export interface GameStores {
  /** Refused: a path that already exists. */
  create(path: string, game: NewGame): Promise<Outcome<GameStore>>;
  /** Refused: a file that is not a game, is damaged, or was made by a newer program. */
  open(path: string): Promise<Outcome<GameStore>>;
}
