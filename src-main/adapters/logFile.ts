import { randomInt } from 'node:crypto';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Log } from '#main/ports/machine.ts';

/** Above this many bytes the log becomes `.old` at the next start, and a new one begins. */
const longest = 4 * 1024 * 1024;
export const logName = 'sealed-orders.log';

/**
 * The log in a file of the folder, one JSON line for each entry, on disk before the call returns.
 * A log that cannot be written goes to the terminal: it never stops the program.
 */
export function openLog(folder: string): Log {
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination(folder));
  return {
    note: (what, facts = {}) => tryTo(() => logger.info(facts, what)),
    failure: (error, facts = {}) => {
      const number = randomInt(100_000, 1_000_000);
      tryTo(() => logFailure(logger, number, error, facts));
      return number;
    },
  };
}

/** A log that keeps nothing. */
export const silentLog: Log = { note: () => undefined, failure: () => randomInt(100_000, 1_000_000) };

function logFailure(
  logger: Logger,
  number: number,
  error: unknown,
  facts: Readonly<Record<string, string | number>>,
): void {
  const err = error instanceof Error ? error : new Error(String(error));
  logger.error({ ...facts, number, err }, 'failure');
}

function destination(folder: string): DestinationStream {
  const path = join(folder, logName);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longest) renameSync(path, `${path}.old`);
    const file = pino.destination({ dest: path, sync: true });
    file.on('error', () => undefined);
    return file;
  } catch {
    return pino.destination({ dest: 2, sync: true });
  }
}

function tryTo(write: () => void): void {
  try {
    write();
  } catch {
    // A full disk must not stop the player.
  }
}
