// What reads the sources and runs none of them: types, the components' types, lint, and how files are laid out.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { installed, runNow, runQuietly } from './processes.mjs';
import { fromCode } from './tally.mjs';

const cache = installed('.cache');
const folders = ['shared', 'src-main', 'src-main/electron/tsconfig.preload.json', 'test'];

/**
 * Every folder by its own configuration; what has not changed since the last time is not checked again. The compiler is TypeScript 7, which
 * takes a third of the time; the tools that need a compiler's interface still get 6.
 */
export async function types(node) {
  let worst = 0;
  for (const folder of folders) {
    const known = join(cache, 'types', `${folder.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
    const tsc = [installed('ts7/bin/tsc'), '-p', folder, '--incremental', '--tsBuildInfoFile', known];
    worst = Math.max(worst, await runQuietly(node, tsc));
  }
  return fromCode('types', worst);
}

export async function components(node) {
  const program = installed('svelte-check/bin/svelte-check');
  const where = ['--workspace', '.', '--tsconfig', 'test/ui/tsconfig.json'];
  return fromCode(
    'svelte-check',
    await runQuietly(node, [program, ...where, '--fail-on-warnings', '--output', 'human']),
  );
}

/** Modules by oxlint, which has types from TypeScript 7, in a twentieth of the time; markup, and what this project alone forbids, by ESLint. */
export async function lint(node) {
  const typed = await runQuietly(node, [installed('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
  mkdirSync(cache, { recursive: true });
  const keep = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cache, 'eslint.json')];
  const args = [
    installed('eslint/bin/eslint.js'),
    '-c',
    'test/eslint.config.js',
    '--max-warnings',
    '0',
    ...keep,
    ...['test/**/*.ts', '!test/**/*.svelte.ts', '!test/vitest.config.ts'].flatMap((path) => [
      '--ignore-pattern',
      path,
    ]),
    '.',
  ];
  return fromCode('lint', Math.max(typed, await runQuietly(node, args)));
}

/** The formatter over every file, or over the named ones. */
const formatter = (wish, files) => [installed('oxfmt/bin/oxfmt'), wish, ...files];

export async function layout(node) {
  const code = await runQuietly(node, formatter('--check', []));
  if (code !== 0) console.error('Lay out the files named above with: npm run format');
  return fromCode('layout', code);
}

/** Lays out every file, or the named ones. */
export const format = (node, files) => runNow(node, formatter('--write', files));
