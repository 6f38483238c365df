import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Outcome } from '../outcome.ts';
import type { FactsStore, GameFacts } from './facts.ts';
import type { Lock } from './lock.ts';
import type { LogLine, LogStore } from './log.ts';
import type { OrdersStore } from './orders.ts';
import type { PeopleStore, StoredSeat } from './people.ts';
import type { Post } from './post.ts';
import type { ResultsStore } from './results.ts';
import type { ScheduleStore } from './schedule.ts';
import type { OpenedTurn, TurnsStore } from './turns.ts';
import type { UndoneStore } from './undone.ts';

/** Thrown when the disk will not write a game; nothing was changed. */
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
  /** Who runs, publishes or goes back at the moment; a program that has died is nobody. */
  readonly lock: Lock;
  /** A copy of the whole game into a new file, also while it is being written. */
  copyTo(path: string): Promise<void>;
  /** Does several writes in one transaction, or, when any of them fails, none of them. */
  together<T>(work: () => T): T;
  close(): void;
}

/** The game master's file of one game: everything that was and is, and the secrets. One file, written whole or not at all. */
export type GameStore = FactsStore &
  TurnsStore &
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
  /** Plain data by name, with which the game begins. */
  readonly memos?: Readonly<Record<string, unknown>>;
  readonly note: LogLine;
}

export interface GameStores {
  /** Refused: a path where something is already. */
  create(path: string, game: NewGame): Promise<Outcome<GameStore>>;
  /** Refused: what is not a game, is damaged, or was made by a newer program. */
  open(path: string): Promise<Outcome<GameStore>>;
}
