/** Most brackets and commas in a text: each may take some sixty bytes of memory, and no file of ours has a tenth as many. */
const mostSigns = 3_000_000;

/**
 * A text parsed as JSON; undefined if it is not JSON, or if it would become far larger than any file of ours:
 * a list of empty lists takes thirty times the memory of its text. `most`: brackets and commas.
 */
export function plainJson(text: string, most = mostSigns): unknown {
  if (hasMoreSigns(text, most)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether there are more brackets and commas in a text than this. */
export function hasMoreSigns(text: string, most = mostSigns): boolean {
  let left = most;
  for (const sign of ['[', '{', ',']) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      left -= 1;
      if (left < 0) return true;
    }
  }
  return false;
}
