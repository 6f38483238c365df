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

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Freezes plain data all the way down, so that a stray write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}
