import type { Problem } from '#kernel/problem.ts';
import type { Log } from '#main/ports/machine.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** Turns anything thrown into one problem with its number in the log. */
export const failureOf =
  (log: Log) =>
  (name: string, error: unknown): Problem =>
    unreadable('program-fault', { number: log.failure(error, { call: name }) });
