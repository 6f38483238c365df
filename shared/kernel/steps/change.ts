/** Puts another in the place of one entry of a draft’s record; where it is gone nothing happens, so that no event throws. For `Ruleset.apply`. */
export function replace<K extends string, T>(
  record: Readonly<Record<K, T>>,
  key: K,
  by: (was: NoInfer<T>) => NoInfer<T>,
): void {
  const was: T | undefined = record[key];
  if (was !== undefined) (record as Record<K, T>)[key] = by(was);
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
  (record as Record<K, T>)[key] = value;
}

/** Takes an entry out of a draft’s record. */
export function drop<K extends string>(record: Readonly<Record<K, unknown>>, key: K): void {
  delete (record as Record<K, unknown>)[key];
}
