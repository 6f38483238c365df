import type { Shape } from './shape.ts';
import { line, where } from './shapes.ts';

/** Invisible characters, letters that show nothing among them, those that change the direction of text, and those without a known meaning. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]/u;
const heaped = /\p{M}{4}/u;

/** Whether a text is fit for one line: no hidden characters, no spaces at its ends or double, no stacked accents, and none before the first letter. */
export const isTidy = (words: string): boolean =>
  words === words.trim() &&
  !/\p{Zs}{2}/u.test(words) &&
  !unseen.test(words) &&
  !heaped.test(words) &&
  !/^\p{M}/u.test(words);

/** One tidy line. Every name from outside is read by this shape. */
export const tidyLine = (longest: number, shortest = 1): Shape<string> =>
  where(line(longest, shortest), isTidy, 'a plain line without hidden signs');
