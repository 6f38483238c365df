import type { Problem } from '#kernel/words/problem.ts';
import { GameTrouble } from '#main/ports/game/store.ts';
import type { Log } from '#main/ports/machine.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** Turns anything thrown into one problem: that of the disk, where it is one, or else with its number in the log. */
export const failureOf =
  (log: Log) =>
  (name: string, error: unknown): Problem =>
    error instanceof GameTrouble
      ? error.problem
      : unreadable('program-fault', { number: log.failure(error, { call: name }) });
