/** A priority queue: the least item comes out first. */
export interface Heap<T> {
  push(item: T): void;
  /** Removes and returns the least item; undefined when the queue is empty. The order of equal items depends only on the order of the calls. */
  pop(): T | undefined;
}

/** An empty binary heap. `compare` is as for `sort`: negative where the first item is less. */
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
