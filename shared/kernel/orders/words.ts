/** A word of a written line, with its columns: both count from 1, and `to` is its last. */
export interface Written {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a line between spaces. */
export const wordsOf = (text: string, offset = 0): readonly Written[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    from: offset + index + 1,
    to: offset + index + word.length,
  }));

/** The statements of a line, which stand between these signs, each by its words; empty ones are left out. */
export function statementsOf(text: string, sign = ';'): readonly (readonly Written[])[] {
  let offset = 0;
  return text.split(sign).flatMap((part) => {
    const words = wordsOf(part, offset);
    offset += part.length + sign.length;
    return words.length === 0 ? [] : [words];
  });
}

/** Letters that have to be put in, left out, changed, or swapped with their neighbours to make one word of the other. */
function apart(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/** The word that was perhaps meant: the one that begins so, or the nearest, in the order given; undefined where none is near. Case does not matter. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const sought = word.toLowerCase();
  const begun = sought === '' ? undefined : known.find((one) => one.toLowerCase().startsWith(sought));
  if (begun !== undefined) return begun;
  const most = Math.max(1, Math.floor(sought.length / 3));
  const near = known.map((one) => ({ one, far: apart(sought, one.toLowerCase()) }));
  const best = near.reduce<(typeof near)[number] | undefined>(
    (least, each) => (least === undefined || each.far < least.far ? each : least),
    undefined,
  );
  return best === undefined || best.far > most ? undefined : best.one;
}

/** A line with these columns written otherwise. */
export const corrected = (text: string, { from, to }: Pick<Written, 'from' | 'to'>, word: string): string =>
  `${text.slice(0, from - 1)}${word}${text.slice(to)}`;

/** The word under the caret as far as it is typed, with what stands before it. */
export function typedAt(
  text: string,
  caret: number,
): { readonly begun: string; readonly from: number; readonly to: number } {
  const begun = /\S*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const rest = /^[^\s;,]*/.exec(text.slice(caret))?.[0] ?? '';
  return { begun, from: caret - begun.length + 1, to: caret + rest.length };
}
