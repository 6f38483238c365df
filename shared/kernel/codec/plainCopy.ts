/** A deep copy of plain JSON data: the runner's private draft. */
export function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value.some(isNested) ? value.map(plainCopy) : value.slice()) as T;
  // Spreading keeps the hidden class that the JavaScript engine gave the object; copying key by key would build a new one.
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const inner = copy[key];
    if (isNested(inner)) copy[key] = plainCopy(inner);
  }
  return copy as T;
}

/**
 * The runner’s private draft of a world. Where a game replaces entries of its records and never writes into them (`Ruleset.replaces`), they are shared with the
 * world before, and its records alone are new.
 */
export function draftOf<S>({ replaces }: { readonly replaces?: true }, state: S): S {
  if (replaces !== true || !isNested(state)) return plainCopy(state);
  const copy: Record<string, unknown> = { ...(state as Record<string, unknown>) };
  for (const key in copy) {
    const part = copy[key];
    if (isNested(part)) copy[key] = Array.isArray(part) ? part.slice() : { ...(part as object) };
  }
  return copy as S;
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Freezes plain data all the way down, so that a stray write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}
