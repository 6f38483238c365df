import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A key in brackets at the end of a tip, or after «press». */
const named = /\((?:(?:Ctrl|Shift|Alt) ?\+ ?)*(?:[A-Z?]|Delete)\)['"`]|Ctrl ?\+ ?[A-Z]\b|\b[Pp]ress [A-Z]\b/;
/** Where commands get their usual keys, comments, and the system's own key for copying. */
const known = /opens\(|keys: \[|^\s*(?:\*|\/\/|\/\*\*)|Select the text and press Ctrl\+C/;
const naming = (text: string): readonly string[] =>
  text.split('\n').filter((line) => named.test(line) && !known.test(line));

/* Keys can be changed: a text that names one asks for it (`{key:ID}`, `keys.tip`). */
test('no tip or help text names the key of a command by itself', () => {
  expect(naming('<Button tip="All commands (Ctrl+K)" />\nPress G: every place\n// Press G')).toHaveLength(2);
  const texts = globSync(['src-renderer/views/**/*.{ts,svelte}', 'shared/rulesets/**/*.ts']).sort();
  expect(texts.length).toBeGreaterThan(300);
  expect(
    texts.flatMap((path) => naming(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`)),
  ).toEqual([]);
});
