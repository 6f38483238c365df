import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock, Entropy } from '#main/ports/machine.ts';

export const entropy: Entropy = { bytes: (count) => randomBytes(count) };
export const clock: Clock = { now: () => new Date().toISOString() };

/** The program's version, from the `package.json` in its folder. */
export function versionOf(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    readonly version?: unknown;
  };
  return typeof version === 'string' ? version : '0.0.0';
}
