/** Hears of each entry of a record that is put, replaced or taken out: what it was, and what it is now. */
export type Watcher<T> = (key: string, was: T | undefined, now: T | undefined) => void;

/** Whoever keeps something that was made of a record: of most records nobody. */
const watchers = new WeakMap<object, Watcher<never>[]>();

/** From now on `watcher` hears of each change of a draft’s record, as long as there is that record. For what is kept of it: see `shelves.ts`. */
export function watch<T>(record: Readonly<Record<string, T>>, watcher: Watcher<T>): void {
  const known = watchers.get(record);
  if (known === undefined) watchers.set(record, [watcher]);
  else known.push(watcher);
}

function set<K extends string, T>(record: Readonly<Record<K, T>>, key: K, now: T | undefined): void {
  const known = watchers.get(record) as Watcher<T>[] | undefined;
  const was: T | undefined = known === undefined ? undefined : record[key];
  if (now === undefined) delete (record as Record<K, T>)[key];
  else (record as Record<K, T>)[key] = now;
  if (known !== undefined) for (const hear of known) hear(key, was, now);
}

/** Puts another in the place of one entry of a draft’s record; where it is gone nothing happens, so that no event throws. For `Ruleset.apply`. */
export function replace<K extends string, T>(
  record: Readonly<Record<K, T>>,
  key: K,
  by: (was: NoInfer<T>) => NoInfer<T>,
): void {
  const was: T | undefined = record[key];
  if (was !== undefined) set(record, key, by(was));
}

/** The same for some fields of an entry. */
export function change<K extends string, T extends object>(
  record: Readonly<Record<K, T>>,
  key: K,
  by: (was: NoInfer<T>) => Partial<NoInfer<T>>,
): void {
  replace(record, key, (was) => ({ ...was, ...by(was) }));
}

/** The world while a turn changes it: a whole part may be replaced, an entry of a record through the functions of this file. */
export type Draft<S> = { -readonly [K in keyof S]: S[K] };

/** Puts an entry into a draft’s record, in the place of the one that was there. */
export function put<K extends string, T>(record: Readonly<Record<K, T>>, key: K, value: NoInfer<T>): void {
  set(record, key, value);
}

/** Takes an entry out of a draft’s record. */
export function drop<K extends string>(record: Readonly<Record<K, unknown>>, key: K): void {
  set(record, key, undefined);
}
