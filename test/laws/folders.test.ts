import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

import { root } from '../support/imports.ts';

const most = 15;
const remedy =
  'Make folders in it by what its files are about, so that a newcomer sees at a glance where to look; or join files of a dozen lines to whom they serve.';

interface Exemption {
  readonly name: string;
  readonly folder: RegExp;
  /** Only these files are not counted: others in the same folder are. */
  readonly file: RegExp;
  readonly why: string;
}

/** Data of which there is one file a thing, found by name and never read through. */
const exemptions: readonly Exemption[] = [
  {
    name: 'cases',
    folder: /^test\/rulesets\/[^/]+\/cases(\/|$)/,
    file: /\.case$/,
    why: 'One ruling a file, in a folder for each chapter of the rulebook: the chapters are as long as they are.',
  },
  {
    name: 'pictures',
    folder: /^test\/e2e\/looks$/,
    file: /\.png$/,
    why: 'One picture for every screen, palette and size of window, written and compared by looks.long.test.ts.',
  },
];

const made = ['node_modules', 'dist', 'release', 'artefacts', 'coverage', '.svelte-check'];

/** Every folder of the project with the names of its own files. */
function foldersUnder(folder: string): readonly (readonly [folder: string, files: readonly string[]])[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const below = entries.filter((entry) => entry.isDirectory() && !made.includes(entry.name));
  return [
    [folder, files],
    ...below.flatMap((entry) => foldersUnder(folder === '' ? entry.name : posix.join(folder, entry.name))),
  ];
}

const folders = ['assets', 'shared', 'src-main', 'src-renderer', 'test'].flatMap(foldersUnder);

/** How many files of a folder count: a README is its signpost, and exempt data is listed above. */
const counted = (folder: string, files: readonly string[]): number =>
  files.filter(
    (file) =>
      file !== 'README.md' && !exemptions.some((row) => row.folder.test(folder) && row.file.test(file)),
  ).length;

const complaints = (rooms: typeof folders): readonly string[] =>
  rooms.flatMap(([folder, files]) => {
    const count = counted(folder, files);
    return count > most ? [`${folder} holds ${count} files of one level, more than ${most}. ${remedy}`] : [];
  });

test(`no folder holds more than ${most} files of one level`, () => {
  expect(folders.length).toBeGreaterThan(100);
  expect(complaints(folders)).toEqual([]);
});

test('a folder that grew too long is named with what to do', () => {
  const files = Array.from({ length: most + 1 }, (_, at) => `rule${at}.ts`);
  const told = complaints([
    ['shared/rulesets/x/rules', files],
    ['shared/rulesets/x/orders', [...files.slice(1), 'README.md']],
    ['test/rulesets/x/cases/chapter-1', files],
    ['test/e2e/looks', files.map((name) => name.replace('.ts', '.png'))],
  ]);
  expect(told).toEqual([
    `shared/rulesets/x/rules holds 16 files of one level, more than 15. ${remedy}`,
    `test/rulesets/x/cases/chapter-1 holds 16 files of one level, more than 15. ${remedy}`,
  ]);
});

test.each(exemptions.map((row) => [row.name, row] as const))('the exemption of %s is live', (_name, row) => {
  const exempt = folders.filter(
    ([folder, files]) => row.folder.test(folder) && files.some((file) => row.file.test(file)),
  );
  expect(exempt).not.toEqual([]);
});
