import { expect, test } from 'vitest';
import { phraseText } from '#kernel/words/phrase.ts';
import { replacement } from '#rulesets/galactic-empires/abdication.ts';

test('a replacement is due after the first turn of the game, and after two turns in a row (GE 7286)', () => {
  const said = (missed: number, first: boolean): string | undefined => {
    const due = replacement(missed, first);
    return due === undefined ? undefined : phraseText(due);
  };
  expect(said(1, false)).toBeUndefined();
  expect(said(1, true)).toBe('A replacement is due (GE 7286): the first turn of the game was missed.');
  expect(said(2, false)).toBe('A replacement is due (GE 7286): 2 turns in a row were missed.');
  expect(said(3, false)).toContain('3 turns');
});
