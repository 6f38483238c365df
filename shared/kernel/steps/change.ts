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
