import { unreadable, type Problem } from '#kernel/problem.ts';
import type { Log } from '#main/ports.ts';

/** Makes of anything thrown one problem, with the number under which the log has the rest. */
export const failureOf =
  (log: Log) =>
  (name: string, error: unknown): Problem =>
    unreadable(
      'program-fault',
      'Something went wrong inside Sealed Orders (number {number}). Nothing that was saved is lost; try again. The file sealed-orders.log in the library folder says more.',
      { number: log.failure(error, { call: name }) },
    );
