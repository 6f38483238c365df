/** Runs works one after another, in the order they were handed in; a work that fails does not hold up the next. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function makeQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
