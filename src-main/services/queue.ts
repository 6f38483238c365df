/** Runs tasks one after another, in the order they were given; a failing task does not stop the next. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function makeQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
