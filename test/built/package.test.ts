import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { root } from '../support/imports.ts';
import { loadAsar, stubElectron } from '../support/browser/stubElectron.ts';

const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-package-'));
const resources = join(folder, 'out/linux-unpacked/resources');
const sqlite = 'node_modules/better-sqlite3';
let packed: readonly string[] = [];
let unpacked: readonly string[] = [];

/** Packs the built app for Linux on x64 around an Electron of stubs. */
beforeAll(async () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await stubElectron(join(folder, 'electron'), devDependencies.electron);
  const target = ['--linux', 'dir', '--x64', '--publish', 'never'];
  const over = [`-c.electronDist=${folder}/electron`, `-c.directories.output=${folder}/out`];
  const builder = join(root, 'node_modules/electron-builder/cli.js');
  const done = spawnSync(process.execPath, [builder, '-c', 'electron-builder.yml', ...target, ...over], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(done.status, `${done.stdout}\n${done.stderr}`).toBe(0);
  const asar = await loadAsar();
  packed = asar
    .listPackage(join(resources, 'app.asar'), { isPack: false })
    .map((path) => path.slice(1).replaceAll('\\', '/'));
  unpacked = readdirSync(join(resources, 'app.asar.unpacked'), { recursive: true })
    .map(String)
    .filter((path) => /\.[a-z]+$/.test(path));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the package holds our three bundles', () => {
  for (const needed of [
    'package.json',
    'dist/main/main.js',
    'dist/preload/preload.cjs',
    'dist/renderer/index.html',
  ]) {
    expect(packed).toContain(needed);
  }
});

test('the package holds SQLite for its own machine, outside the archive so that it can be loaded', () => {
  expect(packed).toContain(`${sqlite}/lib/index.js`);
  expect(unpacked).toEqual([`${sqlite}/prebuilds/linux-x64.node`]);
  expect(packed.filter((path) => path.endsWith('.node'))).toEqual(unpacked);
});

test('the package holds nothing else: no sources, tests, maps, or foreign packages', () => {
  const ours = /^(package\.json|dist(\/(main|preload|renderer)(\/.*)?)?)$/;
  const theirs = /^node_modules(\/better-sqlite3(\/(LICENSE|package\.json|(lib|prebuilds)(\/.*)?))?)?$/;
  expect(packed.filter((path) => !ours.test(path) && !theirs.test(path))).toEqual([]);
  expect(packed.filter((path) => /\.(ts|svelte|map|c|cpp|h|gyp)$/.test(path))).toEqual([]);
});

test('the packed app starts at the built main process', async () => {
  const asar = await loadAsar();
  const { main } = JSON.parse(String(asar.extractFile(join(resources, 'app.asar'), 'package.json')));
  expect(main).toBe('dist/main/main.js');
  expect(existsSync(join(root, main))).toBe(true);
});

/**
 * What a player gets with every version beside Electron's own program, unpacked: today 15.96 MB, of which SQLite is 2.3 and German 0.2, and the rulesets more than half: the page, its worker
 * that fights battles and the main process each have them. A source map, another copy of the page or another machine's SQLite is too much.
 */
const mostBytes = 16_000_000;

test(`of the package, our own part is at most ${mostBytes / 1e6} MB`, () => {
  const parts = ['app.asar', ...unpacked.map((path) => join('app.asar.unpacked', path))];
  const sizes = parts.map((path) => [path, statSync(join(resources, path)).size] as const);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  const inMegabytes = (size: number): string => `${(size / 1e6).toFixed(2)} MB`;
  console.log(`Our part of the package: ${inMegabytes(bytes)}, of at most ${inMegabytes(mostBytes)}`);
  expect(bytes, sizes.map(([path, size]) => `${path}: ${inMegabytes(size)}`).join('\n')).toBeLessThanOrEqual(
    mostBytes,
  );
});
