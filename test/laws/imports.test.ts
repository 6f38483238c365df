import { describe, expect, test } from 'vitest';

import { allImports, importsIn, type ImportLine, sources } from '../support/imports.ts';
import { type Direction, directions } from './directions.ts';

const breaks = (row: Direction, line: ImportLine): boolean =>
  row.from.test(line.from) &&
  row.mayNot.test(line.target) &&
  row.save?.test(`${line.from} -> ${line.target}`) !== true;

const complaints = (lines: readonly ImportLine[]): readonly string[] =>
  lines.flatMap((line) =>
    directions
      .filter((row) => breaks(row, line))
      .map((row) => `${line.from} imports ${line.target}, but ${row.name}. ${row.remedy}`),
  );

test('every import line keeps the directions', () => {
  const lines = allImports();
  expect(lines.length).toBeGreaterThan(sources(['shared']).length);
  expect(complaints(lines)).toEqual([]);
});

describe('each direction is live: a planted line breaks it', () => {
  test.each(directions.map((row) => [row.name, row] as const))('%s', (_name, row) => {
    const [from, specifier] = row.planted;
    const planted = importsIn(from, `import { x } from '${specifier}';`);
    expect(planted).toHaveLength(1);
    const [complaint] = complaints(planted).filter((text) => text.includes(row.name));
    expect(complaint).toContain(row.remedy);
  });
});

test('the reader finds every shape of import line', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type {\n  B,\n  C,\n} from '#kernel/b.ts';",
    "export { d } from '../d.ts';",
    "import './side.ts';",
    "const e = await import('konva');",
    '// import nothing from here',
    "const f = 'import';",
  ].join('\n');
  expect(importsIn('src-main/gm/main.ts', text).map((line) => line.target)).toEqual([
    'src-main/gm/a.ts',
    'shared/kernel/b.ts',
    'src-main/d.ts',
    'src-main/gm/side.ts',
    'npm:konva',
  ]);
});
