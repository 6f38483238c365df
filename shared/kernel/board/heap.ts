/** A priority queue: the least item comes out first. */
export interface Heap<T> {
  push(item: T): void;
  /** The least item, taken out; undefined when none is left. Which of equal ones comes first follows from the order they went in. */
  pop(): T | undefined;
}

/** An empty binary heap. `compare` is below 0 where the first item is less than the second, as for sorting. */
export function heap<T>(compare: (a: T, b: T) => number): Heap<T> {
  const items: T[] = [];
  const isLess = (a: number, b: number): boolean => compare(items[a] as T, items[b] as T) < 0;
  const swap = (a: number, b: number): void => {
    [items[a], items[b]] = [items[b] as T, items[a] as T];
  };
  return {
    push(item) {
      let at = items.push(item) - 1;
      for (let above = (at - 1) >> 1; at > 0 && isLess(at, above); above = (at - 1) >> 1) {
        swap(at, above);
        at = above;
      }
    },
    pop() {
      if (items.length < 2) return items.pop();
      swap(0, items.length - 1);
      const least = items.pop();
      for (let at = 0; ;) {
        const left = 2 * at + 1;
        const lesser = left + 1 < items.length && isLess(left + 1, left) ? left + 1 : left;
        if (lesser >= items.length || !isLess(lesser, at)) return least;
        swap(at, lesser);
        at = lesser;
      }
    },
  };
}
