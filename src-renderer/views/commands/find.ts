/** Something that Ctrl+K finds: a command, an order, a thing on the map, a topic of the help, a setting. */
export interface Find {
  /** Unique among all that is found. */
  readonly id: string;
  /** What sort of thing it is, as the list shows it. */
  readonly group: string;
  readonly title: string;
  /** Shown beside the title: where it is, or that it holds already. */
  readonly note?: string | undefined;
  readonly key?: string | undefined;
  /** More words by which it is found. */
  readonly words?: string;
  run(): void;
}

/** The words of a query, in lower case. */
export const wordsIn = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** How well it goes by the words: 0 is best; undefined if one of them is nowhere in it. */
function rankOf(
  { group, title, note = '', words = '' }: Find,
  sought: readonly string[],
): number | undefined {
  const name = title.toLowerCase();
  const all = `${group} ${title} ${note} ${words}`.toLowerCase();
  if (!sought.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(sought.join(' '))) return 0;
  const begins = (word: string): boolean => name.split(/[\s«(]+/).some((part) => part.startsWith(word));
  if (sought.every(begins)) return 1;
  return sought.every((word) => name.includes(word)) ? 2 : 3;
}

/** What goes by these words, the best first; where two go equally well, in the order given. What is in the list twice is found once. */
export function ranked(finds: readonly Find[], sought: readonly string[]): readonly Find[] {
  const each = new Map(finds.map((find) => [find.id, find]));
  const ranks = [...each.values()].flatMap((find) => {
    const rank = rankOf(find, sought);
    return rank === undefined ? [] : [{ find, rank }];
  });
  return ranks.sort((a, b) => a.rank - b.rank).map(({ find }) => find);
}
