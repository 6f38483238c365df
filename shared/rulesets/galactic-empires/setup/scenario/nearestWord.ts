/** The known word that was probably meant: the one with the fewest wrong letters, if they are few enough; the first of equals. */
export function nearestWord(written: string, known: readonly string[]): string | undefined {
  const given = written.slice(0, 60).toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(given.length / 3)) + 1;
  for (const word of known) {
    const wrong = wrongLetters(given, word.toLowerCase());
    if (wrong < fewest) [best, fewest] = [word, wrong];
  }
  return best;
}

/** Letters to change, add or take out to make one word of the other. */
function wrongLetters(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = (above[at - 1] as number) + (a[row - 1] === b[at - 1] ? 0 : 1);
      now.push(Math.min(change, (above[at] as number) + 1, (now[at - 1] as number) + 1));
    }
    above = now;
  }
  return above[b.length] as number;
}
