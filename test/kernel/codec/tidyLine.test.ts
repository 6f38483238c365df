import { expect, test } from 'vitest';
import { isTidy, tidyLine } from '#kernel/codec/tidyLine.ts';

test.each(['Ann', 'Ann Smith', 'Zoë', 'Ævar Þórsson', '王 偉', 'नमस्ते', 'O’Neill (2nd)', 'Số một'])(
  '«%s» is a name',
  (name) => {
    expect(tidyLine(60).parse(name).ok).toBe(true);
  },
);

test.each([
  '',
  ' ',
  '\u00a0',
  '\u2007',
  ' Ann',
  'Ann ',
  'Ann  Smith',
  'An\u200bn',
  '\u200d',
  'Ann\u202e',
  'Ann\u00ad',
  '\u3164\u2060',
  'Z\u0301\u0301\u0301\u0301',
  '\u0301Ann',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  'Ann\uffa0',
  'Ann\u00a0 Smith',
  'Ann\nSmith',
  'Ann\u0007',
  '\ue000',
])('%j is none', (name) => {
  expect(tidyLine(60).parse(name).ok).toBe(false);
});

test('nothing at all is tidy; whether it is enough, each name says for itself', () => {
  expect(isTidy('')).toBe(true);
  expect(tidyLine(60, 0).parse('').ok).toBe(true);
});
