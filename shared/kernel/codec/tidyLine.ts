import type { Shape } from './shape.ts';
import { line, where } from './shapes.ts';

/** Invisible signs, signs that turn text around, and signs that nobody knows. */
const unseen = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const heaped = /\p{M}{4}/u;

/** Whether words can be read as they stand on one line: no hidden signs, no room at their ends, no heaps of accents, and none before the first letter. */
export const isTidy = (words: string): boolean =>
  words === words.trim() &&
  !/ {2}/.test(words) &&
  !unseen.test(words) &&
  !heaped.test(words) &&
  !/^\p{M}/u.test(words);

/** One tidy line: every name that comes in from outside is one. */
export const tidyLine = (longest: number, shortest = 1): Shape<string> =>
  where(line(longest, shortest), isTidy, 'a plain line without hidden signs');
