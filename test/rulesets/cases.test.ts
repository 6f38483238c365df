import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCaseContent } from '#test/support/cases/runFile.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.case(\.json)?$/.test(file))
  .sort();

test('there are cases', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  const { title, failures } = runCaseContent(readFileSync(join(import.meta.dirname, file), 'utf8'));
  test(title, () => {
    expect(failures).toEqual([]);
  });
});
