/** The only way records are walked: by key in code-unit order, so that every machine walks alike. */
export function inOrder<K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] {
  return keysInOrder(record).map((key) => [key, record[key]] as const);
}

/** The keys of a record in code-unit order. */
export function keysInOrder<K extends string, V>(record: Readonly<Record<K, V>>): readonly K[] {
  const keys = Object.keys(record) as K[];
  // Most records are written in order, and looking is quicker than sorting.
  return ascend(keys) ? keys : keys.sort();
}

/** The keys as they were written, and whether that is their order. */
export function keysAsWritten(record: object): {
  readonly keys: readonly string[];
  readonly inOrder: boolean;
} {
  const keys = Object.keys(record);
  return { keys, inOrder: ascend(keys) };
}

/** Whether a record has a key that is none of these. */
export const hasOthers = (record: object, known: ReadonlySet<string>): boolean =>
  Object.keys(record).some((key) => !known.has(key));

// A plain loop: states, files and digests ask this of every record in them.
function ascend(keys: readonly string[]): boolean {
  for (let at = 1; at < keys.length; at += 1) {
    if ((keys[at - 1] as string) >= (keys[at] as string)) return false;
  }
  return true;
}

/** The values of a record, in the order of their keys. */
export function valuesInOrder<K extends string, V>(record: Readonly<Record<K, V>>): readonly V[] {
  return keysInOrder(record).map((key) => record[key]);
}

/** Whether a record has such a value: which of them comes first makes no difference, and nothing is put in order. */
export const hasSome = <K extends string, V>(
  record: Readonly<Record<K, V>>,
  is: (value: V) => boolean,
): boolean => (Object.keys(record) as K[]).some((key) => is(record[key]));

/** The entries of a record that are to be kept, as pairs, by key in code-unit order: quicker than to order all and keep a few. */
export function pairsWhere<K extends string, V>(
  record: Readonly<Record<K, V>>,
  keep: (value: V, key: K) => boolean,
): readonly (readonly [K, V])[] {
  const kept = (Object.keys(record) as K[]).filter((key) => keep(record[key], key));
  return (ascend(kept) ? kept : kept.sort()).map((key) => [key, record[key]] as const);
}

/** The entries of a record that are to be kept, by key in code-unit order. */
export function only<K extends string, V>(
  record: Readonly<Record<K, V>>,
  keep: (value: V, key: K) => boolean,
): Readonly<Record<K, V>> {
  return Object.fromEntries(pairsWhere(record, keep)) as Record<K, V>;
}

/**
 * A comparison for `sort`, ascending, by each key in turn: a number, or a text in code-unit order. Give the id as the last key, so that no
 * two items are equal.
 */
export function compareBy<T>(...keys: readonly ((item: T) => number | string)[]): (a: T, b: T) => number {
  return (a, b) => {
    for (const key of keys) {
      const x = key(a);
      const y = key(b);
      if (x < y) return -1;
      if (x > y) return 1;
    }
    return 0;
  };
}
