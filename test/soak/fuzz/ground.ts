import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where files are made: in memory, where the system has such a folder. */
export const ground = (): Promise<string> =>
  mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sealed-orders-fuzz-'));
