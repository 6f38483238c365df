import type { SearchHit } from '#contract/player/history.ts';
import type { ChronicleQuery } from '#main/ports/cache.ts';
import { marksIn } from './words.ts';

/** Longest text of a hit, in UTF-16 units, and the most marks in it. */
const longest = 4_000;
const mostMarks = 100;
/** Most lines of a long text after its first. */
const mostLines = 5;

/** A text as shown in the hits: its first line, and those other lines that match, each once. */
export function excerpt(text: string, terms: ChronicleQuery['terms']): Pick<SearchHit, 'text' | 'marks'> {
  const [first = '', ...others] = text.split('\n');
  const holding: string[] = [];
  for (const line of new Set(others.map((each) => each.trim()))) {
    if (holding.length === mostLines) break;
    if (marksIn(line, terms).length > 0) holding.push(line);
  }
  const shown = [first, ...holding].join('\n').slice(0, longest).toWellFormed();
  return {
    text: shown,
    marks: marksIn(shown, terms)
      .slice(0, mostMarks)
      .map(([from, to]) => [from, to] as const),
  };
}
