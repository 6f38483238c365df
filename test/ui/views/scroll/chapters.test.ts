import { expect, test } from 'vitest';
import type { ScrollStep } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { chaptersOf } from '#ui/views/scroll/chapters.ts';

const step = (
  title: string,
  part: string,
  path: readonly (readonly [string, number])[],
  said: string,
): ScrollStep => ({
  title,
  cite: 'X 1',
  part,
  path: path.map(([name, at]) => ({ name, at })),
  lines: [{ said: phrase(said) }],
});

test('what belongs to no part stands under the outermost pass, and one step that is done often stands there once', () => {
  const chapters = chaptersOf([
    step('Energy', 'Energy', [], 'a'),
    step(
      'Movement',
      '',
      [
        ['Impulse', 1],
        ['Sub-pulse', 2],
      ],
      'b',
    ),
    step(
      'Movement',
      '',
      [
        ['Impulse', 1],
        ['Sub-pulse', 4],
      ],
      'c',
    ),
    step(
      'Fire',
      '',
      [
        ['Impulse', 1],
        ['Announcement', 1],
      ],
      'd',
    ),
    step(
      'Movement',
      '',
      [
        ['Impulse', 2],
        ['Sub-pulse', 4],
      ],
      'e',
    ),
    step('Combat', 'Combat', [['Phase', 3]], 'f'),
  ]);
  const shown = chapters.map(({ heading, steps }) => [
    heading,
    steps.map(({ title, lines }) => [title, lines.map(({ said }) => said.template)]),
  ]);
  expect(shown).toEqual([
    ['Energy', [['Energy', ['a']]]],
    [
      'Impulse 1',
      [
        ['Movement', ['b', 'c']],
        ['Fire', ['d']],
      ],
    ],
    ['Impulse 2', [['Movement', ['e']]]],
    ['Combat, phase 3', [['Combat', ['f']]]],
  ]);
});
