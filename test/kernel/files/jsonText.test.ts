import { describe, expect, test } from 'vitest';
import { readJson } from '#kernel/files/jsonText.ts';
import { phraseText } from '#kernel/words/phrase.ts';

const refusalOf = (text: string): string => {
  const read = readJson(text);
  return read.ok
    ? `read: ${JSON.stringify(read.value)}`
    : read.fault.map(({ code, phrase }) => `${code} ${phraseText(phrase)}`).join(' ');
};

describe('JSON written by hand', () => {
  test.each([
    '{}',
    '[]',
    'null',
    ' true ',
    '-0.5e3',
    '"\\u00e9\\n"',
    '[1, [2, {"a": {}}], "x"]',
    '{"a": 1, "b": [true, false, null]}',
    '{"__proto__": 1, "constructor": 2}',
    '{\r\n"a"\t:\n1}',
  ])('is read as JSON.parse reads it: %j', (text) => {
    const read = readJson(text);
    expect(read).toEqual({ ok: true, value: JSON.parse(text) });
    expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(text)));
  });

  test('may begin with a mark of its byte order', () => {
    expect(readJson('\ufeff[1]')).toEqual({ ok: true, value: [1] });
    expect(refusalOf('\ufeff[1,]')).toContain('Line 1, column 3:');
  });

  test.each([
    ['{"a": 1,\n "b": 2,\n}', 'Line 2, column 8: there is a comma before «}»; take it out.'],
    ['{"a": 1\n "b": 2}', 'Line 2, column 2: a comma or «}» was expected, not «"».'],
    ['[1, 2', 'Line 1, column 6: a comma or «]» was expected, not the end of the text.'],
    ['{"a": 1, "b": 2, "a": 3}', 'Line 1, column 18: «a» stands here for the second time; take one out.'],
    ['{a: 1}', 'Line 1, column 2: a name in double quotes was expected, not «a».'],
    ['{"a" 1}', 'Line 1, column 6: a colon was expected, not «1».'],
    ['{"a": yes}', 'Line 1, column 7: «yes» should stand in double quotes.'],
    ['[1] x', 'Line 1, column 5: the text should end here, but goes on with «x».'],
    [
      '["a\nb"]',
      'Line 1, column 2: this text has no closing quote on its line, or a «\\» that means nothing.',
    ],
    ['[\n// note\n1]', 'Line 2, column 1: comments are not allowed; take it out.'],
    ['["é😀", 01]', 'Line 1, column 9: a comma or «]» was expected, not «1».'],
    ['', 'Line 1, column 1: a value was expected, not the end of the text.'],
    ['['.repeat(70), 'Line 1, column 66: brackets stand more than 64 deep.'],
  ])('is refused with its line and column: %j', (text, sentence) => {
    expect(refusalOf(text)).toBe(`json-syntax ${sentence}`);
  });
});
