import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { handles } from '../support/handles.ts';
import { root } from '../support/imports.ts';

const sources = (folder: string, end: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
const named = (texts: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

test('every handle of the page is in the list, and nothing else is', () => {
  const inPage = named(sources('src-renderer', /\.svelte$/), /data-testid="([^"]+)"/g);
  expect([...inPage].sort()).toEqual(Object.keys(handles).sort());
});

test('tests hold on to handles that there are', () => {
  const used = named(
    [
      ...sources('test/e2e', /\.ts$/),
      ...sources('test/ui', /\.browser\.test\.ts$/),
      ...sources('test/built', /\.ts$/),
    ],
    /\bgetByTestId\('([^']+)'\)/g,
  );
  expect([...used].filter((name) => !Object.hasOwn(handles, name))).toEqual([]);
});
