import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/imports.ts';

/** The worked examples of the rulebook are numbered GE-V01 to GE-V82; test titles and cases name those they show. */
const last = 82;
const titles = /^\s*(?:describe|test|it)(?:\.each.*)?\(|^(?:TITLE|RULE)\s|"(?:title|rule)":|\]\)\('/;

test('every worked example of the rulebook is shown by a test or a case that names it', () => {
  const named = new Set<string>();
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(test\.ts|case|case\.json)$/.test(name))) {
    for (const line of readFileSync(join(root, 'test', file), 'utf8')
      .split('\n')
      .filter((text) => titles.test(text))) {
      for (const [, number = ''] of line.matchAll(/\bV(\d\d)\b/g)) named.add(number);
    }
  }
  const numbers = Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(numbers.filter((number) => !named.has(number)).map((number) => `GE-V${number}`)).toEqual([]);
});
