import { hostname } from 'node:os';

import type { Lock } from '../../ports/game/lock.ts';
import type { Tables } from './tables.ts';

interface LockRow {
  readonly owner: string;
  readonly what: string;
  readonly at: string;
}

/** After this long a lock is stale, even if its machine cannot be asked. */
const longestMs = 10 * 60_000;

/** The name by which this program holds a lock: its machine, and its process there. */
export const lockOwner = (): string => `${hostname()} ${process.pid}`;

export function lockOf(db: Tables, file: string, write: <T>(work: () => T) => T): Lock {
  const holder = (): LockRow | undefined =>
    db.prepare('SELECT owner, what, at FROM lock').get() as LockRow | undefined;
  return {
    file,
    owner: lockOwner(),
    holder,
    alive: (owner, since, now) => isAlive({ owner, at: since }, now),
    take: (owner, what, at) =>
      write(() => {
        const held = holder();
        if (held !== undefined && held.owner !== owner && isAlive(held, at)) return false;
        db.prepare('INSERT OR REPLACE INTO lock (one, owner, what, at) VALUES (1, ?, ?, ?)').run(
          owner,
          what,
          at,
        );
        return true;
      }),
    free: (owner) => write(() => void db.prepare('DELETE FROM lock WHERE owner = ?').run(owner)),
  };
}

function isAlive({ owner, at }: Pick<LockRow, 'owner' | 'at'>, now: string): boolean {
  const [, host, pid = ''] = /^(.*) (\d+)$/.exec(owner) ?? [];
  if (host !== hostname()) return Date.parse(now) - Date.parse(at) < longestMs;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
