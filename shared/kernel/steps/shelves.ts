import { keysInOrder } from '../words/inOrder.ts';
import { watch } from './change.ts';

/** Entries of a record, by key in code-unit order. */
export type Pairs<K extends string, T> = readonly (readonly [K, T])[];

/** What stands under one label. */
interface Shelf<T> {
  /** In code-unit order. */
  readonly keys: string[];
  /** The entries as they are now; absent: they are made when they are asked for. */
  pairs?: Pairs<string, T> | undefined;
}
type Shelves<T, L> = Map<L, Shelf<T>>;

/** Where a key stands in a list in order, or would stand. */
function placeIn(keys: readonly string[], key: string): number {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] as string) < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The shelf of a label, an empty one if there was none. */
function shelfIn<T, L>(shelves: Shelves<T, L>, label: L | undefined): Shelf<T> | undefined {
  if (label === undefined) return undefined;
  const known = shelves.get(label);
  if (known !== undefined) return known;
  const made = { keys: [] };
  shelves.set(label, made);
  return made;
}

/** An entry leaves one shelf for another, or is another than before on the same one. */
function sort<T>(left: Shelf<T> | undefined, entered: Shelf<T> | undefined, key: string): void {
  if (left !== undefined) left.pairs = undefined;
  if (entered !== undefined) entered.pairs = undefined;
  if (left === entered) return;
  left?.keys.splice(placeIn(left.keys, key), 1);
  entered?.keys.splice(placeIn(entered.keys, key), 0, key);
}

/**
 * A question over records: which of their entries have this label, by key in code-unit order. The answer is as if all of them were looked through; but that is
 * done once for each record, and kept through every change of a draft (`change.ts`): to walk through thousands for each question would take longer
 * than the rest of a turn.
 *
 * @param labelOf what an entry is looked for by, and hangs on the entry alone; undefined: nobody looks for it
 */
export function shelvedBy<T, L>(labelOf: (one: T) => L | undefined) {
  const kept = new WeakMap<object, Shelves<T, L>>();
  const shelvesOf = (record: Readonly<Record<string, T>>): Shelves<T, L> => {
    const known = kept.get(record);
    if (known !== undefined) return known;
    const shelves: Shelves<T, L> = new Map();
    for (const key of keysInOrder(record)) shelfIn(shelves, labelOf(record[key] as T))?.keys.push(key);
    watch<T>(record, (key, was, now) => {
      const [from, to] = [was && labelOf(was), now && labelOf(now)];
      sort(shelfIn(shelves, from), shelfIn(shelves, to), key);
    });
    kept.set(record, shelves);
    return shelves;
  };
  return <K extends string>(record: Readonly<Record<K, T>>, label: L): Pairs<K, T> => {
    const shelf = shelvesOf(record).get(label);
    if (shelf === undefined) return [];
    return (shelf.pairs ??= shelf.keys.map((key) => [key, record[key as K]] as const)) as Pairs<K, T>;
  };
}
