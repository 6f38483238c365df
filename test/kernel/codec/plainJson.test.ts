import { expect, test } from 'vitest';
import { readJson } from '#kernel/files/jsonText.ts';
import { plainJson } from '#kernel/codec/plainJson.ts';

test.each(['{}', '[1,[2,{"a":"[,{"}]]', '"\\u00e9"', ' null '])('JSON is read as it is: %s', (text) => {
  expect(plainJson(text)).toEqual(JSON.parse(text));
});

test('what is no JSON says nothing', () => {
  expect([plainJson(''), plainJson('{'), plainJson('undefined')]).toEqual([undefined, undefined, undefined]);
});

test('a text with more brackets and commas than asked for says nothing', () => {
  expect([plainJson('[[],[]]', 4), plainJson('[[],[]]', 3)]).toEqual([[[], []], undefined]);
});

const codesOf = (text: string): readonly string[] => {
  const read = readJson(text);
  return read.ok ? [] : read.fault.map(({ code }) => code);
};

test('a hand’s JSON may have a text of any length, and one without an end is told', () => {
  const long = 'a\\n\\u00e9'.repeat(400_000);
  expect(readJson(`"${long}"`)).toEqual({ ok: true, value: JSON.parse(`"${long}"`) as unknown });
  expect(codesOf(`"${'a'.repeat(9_000_000)}`)).toEqual(['json-syntax']);
});

test('a hand’s JSON of millions of lines, lists or characters is refused', () => {
  expect(codesOf(`${'\n'.repeat(2_000_000)}x`)).toEqual(['json-syntax']);
  expect(codesOf(`[${'[],'.repeat(2_000_000)}0]`)).toEqual(['json-too-large']);
  expect(codesOf(' '.repeat(10_000_001))).toEqual(['json-too-large']);
});
