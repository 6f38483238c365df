import type { Codec } from '#kernel/codec/codec.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { Tables } from './tables.ts';
import { fetchedData, keepData } from './tables.ts';

/** The digest of the part that holds a memo. */
function memoPart(db: Tables, name: string): string | undefined {
  const row = db.prepare('SELECT value FROM memos WHERE name = ?').get(name) as
    | { readonly value: string }
    | undefined;
  return row?.value;
}

export function readMemo(db: Tables, name: string): unknown {
  const part = memoPart(db, name);
  return part === undefined ? undefined : fetchedData(db, part);
}

/** Reads memos; what a part holds follows from its digest, so one is read again only when its digest is another. */
export function memosOf(db: Tables): GameStore['memoAs'] {
  const read = new Map<string, { readonly part: string; readonly shape: unknown; readonly value: unknown }>();
  return <T>(name: string, shape: Codec<T>) => {
    const part = memoPart(db, name);
    const before = read.get(name);
    if (part !== undefined && before?.part === part && before.shape === shape) return before.value as T;
    const parsed = part === undefined ? undefined : shape.parse(fetchedData(db, part));
    const value = parsed?.ok === true ? parsed.value : undefined;
    if (part === undefined) read.delete(name);
    else read.set(name, { part, shape, value });
    return value;
  };
}

export function putMemo(db: Tables, name: string, value: unknown): void {
  if (value === undefined) db.prepare('DELETE FROM memos WHERE name = ?').run(name);
  else db.prepare('INSERT OR REPLACE INTO memos (name, value) VALUES (?, ?)').run(name, keepData(db, value));
}
