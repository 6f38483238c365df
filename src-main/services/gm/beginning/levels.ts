import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { SomeRuleset } from '../../ruleset.ts';

/** Why the computer cannot play at this level; empty if it can. */
export function levelFaults({ seating, title }: SomeRuleset, level: string | undefined): readonly Problem[] {
  const words = (seating?.levels ?? []).map(({ word }) => word);
  if (level === undefined || words.includes(level)) return [];
  return [
    words.length === 0
      ? unreadable('no-levels', { title })
      : unreadable('no-such-level', { word: level, title, words: words.join(', ') }),
  ];
}
