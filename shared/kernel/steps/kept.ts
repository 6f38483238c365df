import { watch } from './change.ts';

/** How often a record has changed since somebody asked first. */
const counts = new WeakMap<object, { now: number }>();

function changesOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const known = counts.get(part);
  if (known !== undefined) return known.now;
  const made = { now: 0 };
  counts.set(part, made);
  watch(part as Readonly<Record<string, unknown>>, () => void (made.now += 1));
  return 0;
}

interface Answers<L, A> {
  readonly parts: readonly unknown[];
  readonly changes: readonly number[];
  readonly by: Map<L, A>;
}

/**
 * A question of a part of a world, whose answers are kept as long as nothing changes of what they are made of. Steps ask some of them again and again, of
 * every ship or in every segment.
 *
 * @param madeOf all records and values that an answer hangs on: records of a draft, which change through `change.ts` alone, and values that are only ever
 *   replaced; the first is a record that the world always has
 */
export function keptOver<W, L, A>(
  madeOf: (world: W) => readonly [object, ...unknown[]],
  answer: (world: W, label: L) => A,
): (world: W, label: L) => A {
  const kept = new WeakMap<object, Answers<L, A>>();
  return (world, label) => {
    const parts = madeOf(world);
    const changes = parts.map(changesOf);
    let answers = kept.get(parts[0]);
    if (
      answers === undefined ||
      answers.parts.some((part, at) => part !== parts[at]) ||
      answers.changes.some((count, at) => count !== changes[at])
    )
      kept.set(parts[0], (answers = { parts, changes, by: new Map() }));
    const known = answers.by.get(label);
    if (known !== undefined || answers.by.has(label)) return known as A;
    const made = answer(world, label);
    answers.by.set(label, made);
    return made;
  };
}
