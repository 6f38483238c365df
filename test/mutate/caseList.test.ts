import { expect, test } from 'vitest';
import { nearestFirst } from './caseList.ts';

test('cases about the same thing come first, the shorter ones of them before, and those of many runs last', () => {
  const listed = (file: string, content: string): { file: string; path: string; content: string } => ({
    file,
    path: file,
    content,
  });
  const cases = [
    listed('bases/build.case', 'short'),
    listed('raids/often.case', 'odds 400'),
    listed('trade/raid-refused.case', 'much longer'),
    listed('raids/convoy-raid.case', 'longer'),
    listed('raids/refused.case', 'short'),
  ];
  expect(nearestFirst('/raids/convoys.ts', cases)).toEqual([
    'raids/convoy-raid.case',
    'raids/refused.case',
    'trade/raid-refused.case',
    'bases/build.case',
    'raids/often.case',
  ]);
});
