/** How a table is ordered: by one column, up or down. */
export interface Sorting {
  readonly key: string;
  readonly down: boolean;
}

type Key = number | string;

/** The rows sorted by one column; ties keep their order. Texts are sorted alphabetically, numbers by size. */
export function sortedBy<T>(rows: readonly T[], keyOf: (row: T) => Key, down: boolean): readonly T[] {
  const compare = (a: Key, b: Key): number => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });
  };
  const found = rows.map((row, index) => ({ row, index, key: keyOf(row) }));
  found.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)) || a.index - b.index);
  return found.map(({ row }) => row);
}

/** The sorting after a click on a column's head: first up, then down, then up again. */
export const nextSorting = (now: Sorting | undefined, key: string): Sorting => ({
  key,
  down: now?.key === key && !now.down,
});
