import type { Problem } from '#kernel/problem.ts';
import type { Log } from '#main/ports/machine.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** Makes of anything thrown one problem, with the number under which the log has the rest. */
export const failureOf =
  (log: Log) =>
  (name: string, error: unknown): Problem =>
    unreadable('program-fault', { number: log.failure(error, { call: name }) });
