/** The known word that was probably meant: the one with the fewest wrong letters, if few enough; the first of equal ones. */
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

/** How many letters must be changed, added or removed to turn one word into the other. */
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
