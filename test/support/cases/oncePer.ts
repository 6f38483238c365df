/** The same function, which remembers what it found for each thing: it is asked of one many times, and things do not change. */
export function oncePer<T extends object, R>(find: (thing: T) => R): (thing: T) => R {
  const found = new WeakMap<T, { readonly result: R }>();
  return (thing) => {
    const known = found.get(thing) ?? { result: find(thing) };
    found.set(thing, known);
    return known.result;
  };
}

/** An object whose members are found when they are first asked for. */
export function lazily<T>(finds: Readonly<Record<string, () => T>>): { readonly [name: string]: T } {
  const found: Record<string, T> = {};
  for (const [name, find] of Object.entries(finds))
    Object.defineProperty(found, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = find();
        Object.defineProperty(found, name, { enumerable: true, value });
        return value;
      },
    });
  return found;
}
