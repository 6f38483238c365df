import { only } from '../words/inOrder.ts';

/** What a seat knows of places, or other things, after it has looked again: what it sees now, and of what it saw before all that it did not look at. */
export const remembered = <K extends string, T>(
  before: Readonly<Record<K, T>>,
  now: Readonly<Record<K, T>>,
  lookedAt: (key: K) => boolean,
): Readonly<Record<K, T>> => ({ ...only(before, (_, key) => !lookedAt(key)), ...now });
