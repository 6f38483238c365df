import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { fingerprint } from '../../src-main/launch/build.mjs';
import { hasDisplay } from '../../src-main/launch/start.mjs';
import { tasks } from '../../src-main/launch/tasks.mjs';
import { root } from '../support/imports.ts';
import { longTest } from '../support/sample.ts';

const door = join(root, 'src-main/launch/run.mjs');
const run = (args: readonly string[], cwd: string) => {
  const { INIT_CWD: _, ...env } = process.env;
  return spawnSync(process.execPath, [door, ...args], { cwd, env, encoding: 'utf8' });
};

test('an unknown task is refused with the names of those there are', () => {
  const done = run(['dance'], root);
  expect(done.status).toBe(1);
  expect(done.stderr).toContain('There is no task dance. The tasks are: start, test, build');
});

test('a task runs on Node 24 or later, in the folder where it was typed, and its exit code comes back', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sealed-orders-launch-')));
  const say = 'console.log(process.versions.node, process.cwd()); process.exitCode = 3;';
  const done = run(['node', '-e', say], folder);
  const [version = '', cwd] = done.stdout.trim().split(' ');
  expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(24);
  expect([cwd, done.status]).toEqual([folder, 3]);
  rmSync(folder, { recursive: true });
});

longTest("the GM's command line works from any folder, on the files of that folder", () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-gm-'));
  const gm = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, 'src-main/launch/gm.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const made = gm('new', 'my.game', '--empires', '3', '--out', 'invitations');
  expect(made.status, made.stderr).toBe(0);
  expect(existsSync(join(folder, 'my.game'))).toBe(true);
  expect(readdirSync(join(folder, 'invitations'))).toHaveLength(3);
  expect(gm('status', 'other.game').status).toBe(2);
  rmSync(folder, { recursive: true });
});

test('through npm, a task runs in the folder that npm was called from', () => {
  const done = spawnSync(process.execPath, [door, 'node', '-p', 'process.cwd()'], {
    cwd: root,
    env: { ...process.env, INIT_CWD: realpathSync(tmpdir()) },
    encoding: 'utf8',
  });
  expect(done.stdout.trim()).toBe(realpathSync(tmpdir()));
});

test('every script of package.json is a task of the launcher, and every program it names exists', () => {
  const { scripts, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [name, command] of Object.entries(scripts)) {
    expect(command).toBe(`node src-main/launch/run.mjs ${name}`);
    expect(Object.keys(tasks)).toContain(name);
  }
  for (const path of Object.values(bin)) expect(existsSync(join(root, String(path)))).toBe(true);
});

test('a window can be seen on Windows and macOS always, on Linux with a display', () => {
  expect(hasDisplay({}, 'win32')).toBe(true);
  expect(hasDisplay({}, 'darwin')).toBe(true);
  expect(hasDisplay({}, 'linux')).toBe(false);
  expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true);
  expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
});

test('the lock names no registry, so that it installs from any', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const resolved = Object.values(packages as Record<string, { resolved?: string }>).map(
    (entry) => entry.resolved,
  );
  expect(resolved.filter((place) => place?.includes('://') === true)).toEqual([]);
});

test('the app is built again after any change of its sources, and only then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-sources-'));
  mkdirSync(join(folder, 'deep'));
  const [first, deep] = [join(folder, 'one.ts'), join(folder, 'deep', 'two.ts')];
  writeFileSync(first, 'one');
  writeFileSync(deep, 'two');
  const seen = [fingerprint([folder])];
  writeFileSync(first, 'one');
  expect(fingerprint([folder])).toBe(seen[0]);
  writeFileSync(deep, 'tow');
  seen.push(fingerprint([folder]));
  writeFileSync(join(folder, 'three.ts'), '');
  seen.push(fingerprint([folder]));
  rmSync(first);
  seen.push(fingerprint([folder]));
  expect(new Set(seen).size).toBe(4);
  rmSync(folder, { recursive: true });
});
