// npm test: everything, in stages, closed by one line that sums the runners' own results.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { installed, root, runNow, surroundings } from './ground.mjs';
import { closingLine, fromCode, fromResult, sum } from './tally.mjs';

const cache = installed('.cache');
const folders = ['shared', 'src-main', 'src-main/electron/tsconfig.preload.json', 'test'];

/** Runs one program with its output kept together, so that two may run at once; its exit code. */
function runQuietly(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      env: surroundings(node),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const heard = [];
    child.stdout.on('data', (data) => heard.push(data));
    child.stderr.on('data', (data) => heard.push(data));
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(heard));
      resolve(code ?? 1);
    });
  });
}

async function types(node) {
  let worst = 0;
  for (const folder of folders) {
    worst = Math.max(worst, await runQuietly(node, [installed('typescript/bin/tsc'), '-p', folder]));
  }
  return fromCode('types', worst);
}

async function components(node) {
  const program = installed('svelte-check/bin/svelte-check');
  const where = ['--workspace', '.', '--tsconfig', 'test/ui/tsconfig.json'];
  return fromCode(
    'svelte-check',
    await runQuietly(node, [program, ...where, '--fail-on-warnings', '--output', 'human']),
  );
}

async function lint(node) {
  mkdirSync(cache, { recursive: true });
  const keep = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cache, 'eslint.json')];
  const args = [
    installed('eslint/bin/eslint.js'),
    '-c',
    'test/eslint.config.js',
    '--max-warnings',
    '0',
    ...keep,
    '.',
  ];
  return fromCode('lint', await runQuietly(node, args));
}

/** One Vitest project to its end. A runner that leaves no result has crashed. */
function project(node, name, extra = {}, flags = []) {
  const file = join(cache, 'suite', `${name}.json`);
  rmSync(file, { force: true });
  const args = [
    installed('vitest/vitest.mjs'),
    'run',
    '-c',
    'test/vitest.config.ts',
    '--project',
    name,
    ...flags,
  ];
  const reporters = ['--reporter=default', '--reporter=./test/support/plainReporter.mjs'];
  const env = { ...surroundings(node), ...extra, SUITE_RESULT: file };
  const code = runNow(node, [...args, ...reporters], { env });
  return fromResult(name, code, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

/** Left to itself, Vitest keeps one core idle, and a machine with two would do the longest part on one. */
const allCores = ['--maxWorkers=100%'];

/** The app in real Electron, when this machine has one; otherwise one line saying why not. */
function realElectron(node) {
  const file = join(cache, 'suite', 'electron.json');
  rmSync(file, { force: true });
  const env = { ...surroundings(node), SUITE_RESULT: file };
  const code = runNow(node, [join(root, 'test/support/realElectron.ts')], { env });
  return fromResult('real Electron', code, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

async function timed(name, work) {
  const began = performance.now();
  const results = [await work()].flat();
  const { passed, failed } = sum(results);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`-- ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return results;
}

function close(results) {
  for (const name of results.flatMap((result) => result.skipped)) {
    console.log(`Not run, and so counted as failed: ${name}`);
  }
  for (const name of results.flatMap((result) => result.notRun)) {
    console.log(`Not run, and counted neither way: ${name}`);
  }
  const { passed, failed } = sum(results);
  console.log(`\n${closingLine(passed, failed)}`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

const statics = (node) =>
  Promise.all([lint(node), types(node).then(async (first) => [first, await components(node)])]);

/** The fast half: types, lint, components' types, and the tests that need no browser. */
export async function check(node) {
  const results = [
    ...(await timed('types and lint', async () => (await statics(node)).flat())),
    ...(await timed('node', () => project(node, 'node', {}, allCores))),
  ];
  return close(results);
}

/** Everything; with arguments, only the test files whose path holds one of them. */
export async function test(node, args) {
  const chromium = ensureChromium(node);
  const env = chromium === undefined ? {} : { CHROMIUM: chromium };
  if (args.length > 0) {
    const vitest = [installed('vitest/vitest.mjs'), 'run', '-c', 'test/vitest.config.ts', ...args];
    return runNow(node, vitest, { env: { ...surroundings(node), ...env } });
  }
  const results = await timed('types and lint', async () => (await statics(node)).flat());
  results.push(...(await timed('node', () => project(node, 'node', env, allCores))));
  results.push(...(await timed('browser', () => project(node, 'browser', env, allCores))));
  results.push(...(await timed('build', () => (build(node) === 0 ? [] : fromCode('build', 1)))));
  results.push(...(await timed('end to end', () => project(node, 'e2e', env, allCores))));
  results.push(...(await timed('built app', () => project(node, 'built', env))));
  results.push(...(await timed('real Electron', () => realElectron(node))));
  return close(results);
}
