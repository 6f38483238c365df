/** The most brackets and commas in a text: each may take about 60 bytes of memory, and none of our files has a tenth as many. */
const mostSigns = 3_000_000;

/**
 * A text parsed as JSON; undefined if it is not JSON or would take far more memory than any of our files:
 * a list of empty lists takes thirty times the memory of its text.
 * @param most brackets and commas
 */
export function plainJson(text: string, most = mostSigns): unknown {
  if (hasMoreSigns(text, most)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a text has more than `most` brackets and commas. */
export function hasMoreSigns(text: string, most = mostSigns): boolean {
  if (text.length <= most) return false;
  let left = most;
  for (const sign of ['[', '{', ',']) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      left -= 1;
      if (left < 0) return true;
    }
  }
  return false;
}
