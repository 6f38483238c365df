import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Clock, Entropy, Timer } from '#main/ports/machine.ts';

export const entropy: Entropy = { bytes: (count) => randomBytes(count) };
export const clock: Clock = { now: () => new Date().toISOString() };
export const timer: Timer = {
  pause: (milliseconds, ended) =>
    rest(milliseconds, undefined, ended && { signal: ended }).catch((error: unknown) => {
      if (ended?.aborted !== true) throw error;
    }),
  every: (milliseconds, work) => {
    const going = setInterval(work, milliseconds).unref();
    return () => clearInterval(going);
  },
};

/** The program's version, from the `package.json` in its folder. */
export function versionOf(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    readonly version?: unknown;
  };
  return typeof version === 'string' ? version : '0.0.0';
}
