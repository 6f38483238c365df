import type { CaseFile } from '#test/support/cases/caseFile.ts';

export type Filed = readonly [file: string, read: CaseFile];

/** Beginnings of the words of a text: a step «Late variants» and a case `variants-wait` have theirs in common. */
const stemsOf = (text: string): readonly string[] => [
  ...new Set([...text.toLowerCase().matchAll(/[a-z]+/g)].map(([word]) => word.slice(0, 4))),
];

/** What a case says of itself: its name, its title and its orders. */
const told = ([file, { title, turns }]: Filed): string =>
  [file, title, ...turns.flatMap(({ orders }) => Object.values(orders).flat())].join(' ');

/**
 * Takes cases until nothing is lacking, or none is left: for each thing that is lacking in turn the one that says most of it and is not
 * taken yet. Words that few cases say tell more.
 *
 * @param lacks names of what is lacking still
 */
export function takeLikely(
  cases: readonly Filed[],
  lacks: () => readonly string[],
  take: (one: Filed) => void,
): void {
  const saying = new Map<string, Set<Filed>>();
  for (const one of cases)
    for (const stem of stemsOf(told(one))) saying.set(stem, (saying.get(stem) ?? new Set()).add(one));
  const left = new Set(cases);
  const likelyFor = (name: string): Filed | undefined => {
    const worth = new Map<Filed, number>([...left].map((one) => [one, 0]));
    for (const stem of stemsOf(name))
      for (const one of saying.get(stem) ?? [])
        if (left.has(one)) worth.set(one, (worth.get(one) ?? 0) + 1 / (saying.get(stem)?.size ?? 1));
    return [...worth].reduce<readonly [Filed, number] | undefined>(
      (best, one) => (best === undefined || one[1] > best[1] ? one : best),
      undefined,
    )?.[0];
  };
  for (let lacking = lacks(); lacking.length > 0 && left.size > 0; lacking = lacks())
    for (const name of lacking) {
      const one = likelyFor(name);
      if (one === undefined) return;
      left.delete(one);
      take(one);
    }
}
