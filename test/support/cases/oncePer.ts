/** The same function, which remembers what it found for each thing: it is asked of one many times, and things do not change. */
export function oncePer<T extends object, R>(find: (thing: T) => R): (thing: T) => R {
  const found = new WeakMap<T, { readonly result: R }>();
  return (thing) => {
    const known = found.get(thing) ?? { result: find(thing) };
    found.set(thing, known);
    return known.result;
  };
}
