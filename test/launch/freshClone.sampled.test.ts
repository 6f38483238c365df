import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { whyNotPacked } from '../../src-main/launch/pack.mjs';
import { drivesTheBuiltApp } from '../../src-main/launch/suite.mjs';
import { root } from '../support/imports.ts';
import { longTest } from '../support/sample.ts';

/**
 * The project as it is cloned, with the packages that the lock names, and nothing built. What is built is a page and a program of
 * one line each: the suite builds the real ones in a stage of its own.
 */
const clone = mkdtempSync(join(tmpdir(), 'sealed-orders-clone-'));
for (const place of [
  'src-main/launch',
  'src-main/vite.config.ts',
  'src-main/vite.preload.config.ts',
  'src-renderer/vite.config.ts',
  'src-renderer/language/build',
  'assets/languages',
  'src-renderer/svelte.config.js',
  'src-renderer/index.html',
  'assets/icons',
  'package.json',
  'package-lock.json',
  'electron-builder.yml',
]) {
  cpSync(join(root, place), join(clone, place), { recursive: true });
}
const entries = [
  'src-renderer/main.ts',
  'src-main/loopback/main.ts',
  'src-main/electron/main.ts',
  'src-main/electron/preload.ts',
];
for (const entry of entries) {
  mkdirSync(dirname(join(clone, entry)), { recursive: true });
  writeFileSync(join(clone, entry), `console.log('${entry}');\n`);
}
for (const folder of ['shared', 'src-main/adapters/game/schema'])
  mkdirSync(join(clone, folder), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
mkdirSync(join(clone, 'test/bench'), { recursive: true });
// In place of the benchmarks, which take minutes: whether they would find the app that they open.
writeFileSync(
  join(clone, 'test/bench/main.ts'),
  "import { existsSync } from 'node:fs';\nconsole.log(existsSync('dist/renderer/index.html'));\n",
);
afterAll(() => rmSync(clone, { recursive: true, force: true }));

function run(
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): { readonly code: number | null; readonly said: readonly string[]; readonly out: string } {
  const { INIT_CWD: _, ...env } = process.env;
  const done = spawnSync(process.execPath, [join(clone, 'src-main/launch/run.mjs'), ...args], {
    cwd: clone,
    env: { ...env, ...more },
    encoding: 'utf8',
  });
  return {
    code: done.status,
    said: done.stderr.split('\n').filter((line) => line !== ''),
    out: done.stdout.trim(),
  };
}

const inWords = ['Building the page ...', 'Building the program ...', 'Building the bridge between them ...'];

longTest('a bundle that cannot be built says why, and which it is', () => {
  const entry = join(clone, 'src-renderer/main.ts');
  const good = readFileSync(entry, 'utf8');
  writeFileSync(entry, `import './nowhere.ts';\n${good}`);
  const { code, said } = run(['build']);
  writeFileSync(entry, good);
  expect(code).not.toBe(0);
  expect(said[0]).toBe(inWords[0]);
  expect(said.join('\n')).toContain('./nowhere.ts');
  expect(said.at(-1)).toBe(
    'The page (src-renderer/vite.config.ts) could not be built: the message above says why.',
  );
});

longTest('a task that opens the app builds it first, in words; built, it is not built again', () => {
  expect(existsSync(join(clone, 'dist/renderer/index.html'))).toBe(false);
  expect(run(['bench', 'turn'])).toEqual({ code: 0, said: [], out: 'false' });
  expect(run(['bench', 'client'])).toEqual({ code: 0, said: inWords, out: 'true' });
  expect(run(['bench'])).toEqual({ code: 0, said: [], out: 'true' });
});

longTest('where Electron cannot be fetched, the package says so in one line and fails', () => {
  const nobody = { ELECTRON_MIRROR: 'http://127.0.0.1:1/', electron_config_cache: join(clone, 'cache') };
  const { code, said } = run(['package', '--dir'], nobody);
  expect(code).not.toBe(0);
  expect(said.filter((line) => !/^ {2}•/.test(line) && !inWords.includes(line))).toEqual([
    "Nothing was packed: Electron's program could not be fetched (connect ECONNREFUSED 127.0.0.1:1). " +
      'Run this again where there is a network, or name a mirror in the variable ELECTRON_MIRROR.',
  ]);
});

test('any other failure of the packager is shown whole', () => {
  const account =
    '  ⨯ Cannot find the icon failedTask=build stackTrace=Error: Cannot find the icon\n    at somewhere';
  expect(whyNotPacked(account)).toBe(account);
  expect(
    whyNotPacked(
      '  ⨯ Response code 404 (Not Found) failedTask=build stackTrace=HTTPError: Response code 404\n    at x',
    ),
  ).toContain('(Response code 404 (Not Found))');
});

test('tests that drive the built app are known by the words that choose them', () => {
  expect(drivesTheBuiltApp(['practice.sampled'])).toBe(true);
  expect(drivesTheBuiltApp(['package'])).toBe(true);
  expect(drivesTheBuiltApp(['test/services'])).toBe(false);
  expect(drivesTheBuiltApp(['start', '--project', 'node'])).toBe(false);
  expect(drivesTheBuiltApp(['start', '--project=e2e'])).toBe(true);
  expect(drivesTheBuiltApp([])).toBe(false);
});
