import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { root } from '../support/imports.ts';

const tree = [
  'package.json',
  'package-lock.json',
  'electron-builder.yml',
  'src-main',
  'src-renderer',
  'shared',
  'assets',
  'test',
  'README.md',
  'LICENSE',
];
const made = ['node_modules', 'dist', 'release', 'artefacts', 'coverage'];

test('the top folder holds the agreed names and nothing else', () => {
  const strangers = readdirSync(root).filter(
    (name) => !name.startsWith('.') && !tree.includes(name) && !made.includes(name),
  );
  expect(strangers, 'Move these into the folder they belong to: the top level is closed.').toEqual([]);
  expect(tree.filter((name) => !readdirSync(root).includes(name))).toEqual([]);
});
