import { expect, test } from 'vitest';

import { allImports, type ImportLine } from '../../support/imports.ts';
import { circlesIn } from '../../support/laws/circles.ts';

/** A file or folder right within another folder: of `a/b/c.ts` within `a` it is `a/b`. */
const partOf = (folder: string, path: string): string =>
  `${folder}/${path.slice(folder.length + 1).split('/')[0] ?? ''}`;

/** All folders above a file. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/** Circles among the parts of each folder: a part is a file or a folder, whatever lies in it. */
function circlesByFolder(lines: readonly ImportLine[]): ReadonlyMap<string, readonly string[]> {
  const within = new Map<string, ImportLine[]>();
  for (const { from, target } of lines)
    for (const folder of foldersOf(from)) {
      if (!target.startsWith(`${folder}/`)) continue;
      const line = { from: partOf(folder, from), target: partOf(folder, target) };
      if (line.from !== line.target) within.set(folder, [...(within.get(folder) ?? []), line]);
    }
  const found = [...within].map(
    ([folder, parts]) => [folder, circlesIn(parts).map((circle) => circle.join(' → '))] as const,
  );
  return new Map(found.filter(([, circles]) => circles.length > 0));
}

const product = (lines: readonly ImportLine[]): readonly ImportLine[] =>
  lines.filter(({ from }) => /^(?:shared|src-main|src-renderer|test\/rulesets\/[^/]+\/game)\//.test(from));

test('the parts of a folder import each other in no circle', () => {
  const circles = circlesByFolder(product(allImports()));
  const told = [...circles.values()].flat();
  expect(told, 'Move what both need into a part below both').toEqual([]);
});

test('a circle is seen between folders, between a folder and a file, and at any depth', () => {
  const lines = [
    { from: 'top/a/x.ts', target: 'top/b/y.ts' },
    { from: 'top/b/z.ts', target: 'top/a/w.ts' },
    { from: 'top/a/deep/one.ts', target: 'top/a/two.ts' },
    { from: 'top/a/two.ts', target: 'top/a/deep/three.ts' },
    { from: 'top/c/x.ts', target: 'top/a/x.ts' },
  ];
  expect([...circlesByFolder(lines)]).toEqual([
    ['top', ['top/a → top/b → top/a']],
    ['top/a', ['top/a/deep → top/a/two.ts → top/a/deep']],
  ]);
});
