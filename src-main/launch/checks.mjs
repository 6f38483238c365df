// What reads the sources and runs none of them: types, components, lint, and how files are laid out.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { installed, root, runNow, runQuietly, surroundings } from './processes.mjs';
import { fromPrograms } from './tally.mjs';

const folders = ['shared', 'src-main', 'src-main/electron/tsconfig.preload.json', 'test'];

/** Types are read by programs that clear up after themselves too often for what they do: a third of their work. They may hold more, within reason. */
const read = (node, args) =>
  runQuietly(node, args, { env: { ...surroundings(node), GOGC: '400', GOMEMLIMIT: '2500MiB' } });

/** Where the types of modules are written out: who imports them reads those instead of checking the modules again. */
const declared = join(root, '.declared');

/** What was written out for modules that are gone would be found by who still imports them. */
function forgetGoneModules() {
  if (!existsSync(declared)) return;
  for (const name of readdirSync(declared, { recursive: true }))
    if (name.endsWith('.d.ts') && !existsSync(join(root, `${name.slice(0, -'.d.ts'.length)}.ts`)))
      rmSync(join(declared, name));
}

/**
 * Every folder by its own configuration, after those that it builds on; what has not changed since the last time is not checked again. One
 * checker at a time: several each work out the types that they share. This is TypeScript 7; tests that read sources, and svelte-check, still
 * need the interface of 6.
 */
export async function types(node) {
  forgetGoneModules();
  const all = [];
  for (const folder of folders) {
    const tsc = [installed('@typescript/native/bin/tsc'), '-p', folder, '--checkers', '1'];
    all.push(await read(node, tsc));
  }
  return fromPrograms('types', all);
}

/** Components as TypeScript, where svelte-check leaves them. */
const written = join(root, '.svelte-check');

/** What svelte-check remembers of a component tells nothing of the compiler that found it. */
function forgetOtherPackages() {
  const [known, packages] = [join(written, 'manifest.json'), installed('.package-lock.json')];
  const current =
    [known, packages].every((path) => existsSync(path)) &&
    statSync(known).mtimeMs > statSync(packages).mtimeMs;
  if (!current) rmSync(written, { recursive: true, force: true });
}

const linter = (files) => [
  installed('oxlint/bin/oxlint'),
  ...['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
  ...files,
];

/** Components: markup and types by svelte-check; then the linter reads what that wrote of them, where it sees types, in script and markup. */
export async function components(node) {
  forgetOtherPackages();
  const where = ['--workspace', '.', '--tsconfig', '.components.tsconfig.json', '--tsgo', '--incremental'];
  const flags = ['--fail-on-warnings', '--output', 'human'];
  const checked = await read(node, [installed('svelte-check/bin/svelte-check'), ...where, ...flags]);
  const found = existsSync(written) ? readdirSync(written, { recursive: true }) : [];
  const files = found.filter((name) => name.endsWith('.svelte.ts') && !name.endsWith('.d.svelte.ts'));
  const typed =
    files.length === 0
      ? { code: 1, heard: 'No component was written out as TypeScript.' }
      : await read(node, linter(files.map((name) => join('.svelte-check', name))));
  return fromPrograms('components', [checked, typed]);
}

/** The linter over every module, plain script and script of a component, or over those named. */
export const lint = async (node, files = ['.']) =>
  fromPrograms('lint', files.length === 0 ? [] : [await read(node, linter(files))]);

const formatter = (wish, files) => [
  installed('oxfmt/bin/oxfmt'),
  ...[wish, '--no-error-on-unmatched-pattern'],
  ...files,
];

/** Whether every file is laid out as the formatter would, or those named. */
export async function layout(node, files = ['.']) {
  const found = files.length === 0 ? [] : [await runQuietly(node, formatter('--check', files))];
  if (found.some(({ code }) => code !== 0))
    console.error('Lay out the files named above with: npm run format');
  return fromPrograms('layout', found);
}

/** Lays out every file, or the named ones. */
export const format = (node, files) => runNow(node, formatter('--write', files));
