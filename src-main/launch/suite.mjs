// npm test: everything, in stages, closed by the budget and by one line that sums the runners' own results.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { budgetLines } from './budget.mjs';
import { components, layout, lint, types } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { installed, root, runNow, runQuietly, surroundings } from './processes.mjs';
import { machineLine, slowness } from './speed.mjs';
import { reachesComponents, testsOf, told, touched } from './touched.mjs';
import { closingLine, failureLines, fromPrograms, fromResult, sum } from './tally.mjs';

const results = join(installed('.cache'), 'suite');

/** By default Vitest leaves one core idle, and a machine with two would do the longest part on one. */
const allCores = ['--maxWorkers=100%'];
/** Who works with the whole app also waits for letters and clocks; one worker more computes meanwhile. */
const oneMore = [`--maxWorkers=${availableParallelism() + 1}`];
/** Beside others that leave no core idle: each page more would read all modules of the app again. */
const onePage = ['--maxWorkers=1'];

/** One Vitest project to its end, or those of its files in whose path one of some words is. A runner that leaves no result has crashed. */
export async function project(node, name, more = {}, flags = allCores, words = []) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const vitest = [installed('vitest/vitest.mjs'), 'run', '-c', 'test/vitest.config.ts', '--project', name];
  const reporters = ['--reporter=default', '--reporter=./test/support/plainReporter.mjs'];
  const env = { ...surroundings(node), ...more, SUITE_RESULT: file };
  const ran = await runQuietly(node, [...vitest, ...flags, ...reporters, ...words], { env, tells: true });
  return fromResult(name, ran, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

/** The app in real Electron, if this machine has it; otherwise one line saying why not. */
async function realElectron(node) {
  const file = join(results, 'electron.json');
  rmSync(file, { force: true });
  const env = { ...surroundings(node), SUITE_RESULT: file };
  const ran = await runQuietly(node, [join(root, 'test/support/browser/realElectron.ts')], {
    env,
    tells: true,
  });
  return fromResult('real Electron', ran, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

async function build(node) {
  const built = await runQuietly(node, [join(root, 'src-main/launch/run.mjs'), 'build']);
  return built.code === 0 ? [] : fromPrograms('build', [built]);
}

/** One stage: its name, what it found, and its seconds. */
async function timed(name, work) {
  console.log(`-- ${name} ...`);
  const began = performance.now();
  const found = [await work()].flat();
  const { passed, failed } = sum(found);
  const seconds = (performance.now() - began) / 1000;
  console.log(`-- ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  return { name, found, seconds };
}

/** Stages one after the other. */
async function inTurn(stages) {
  const done = [];
  for (const [name, work] of stages) done.push(await timed(name, work));
  return done;
}

function close(stages, slow) {
  const all = stages.flatMap(({ found }) => found);
  for (const name of all.flatMap((result) => result.skipped)) {
    console.log(`Not run, and so counted as failed: ${name}`);
  }
  for (const name of all.flatMap((result) => result.notRun)) {
    console.log(`Not run, and counted neither way: ${name}`);
  }
  for (const line of budgetLines(stages, slow)) console.log(line);
  console.log(`\n${machineLine(slow)}`);
  for (const line of failureLines(all)) console.log(line);
  const { passed, failed } = sum(all);
  console.log(`\n${closingLine(passed, failed)}`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

const typesOf = (node) => async () => [await types(node), await components(node)];
const lintOf = (node, files) => async () => [await lint(node, files), await layout(node, files)];

/**
 * What one runs after every change: types, lint and layout of the files that were touched since it passed last, and their cases and tests
 * that need no browser; with the word `all` every file and every such test.
 */
export async function check(node, args = []) {
  const slow = slowness();
  const wanted = args.includes('all') ? undefined : touched();
  const tests = wanted === undefined ? [] : testsOf(wanted.all);
  if (wanted !== undefined) console.log(told(wanted, tests));
  const env = { SLOWNESS: String(slow) };
  const withComponents = wanted === undefined || reachesComponents(wanted.all);
  const lists = await Promise.all([
    inTurn([
      ['types', withComponents ? typesOf(node) : () => types(node)],
      ['lint', lintOf(node, wanted?.linted)],
    ]),
    inTurn([['node', () => project(node, 'node', env, allCores, tests)]]),
  ]);
  const code = close(lists.flat(), slow);
  if (code === 0) wanted?.keep();
  return code;
}

/** Whether one of these words is in the path of a test that drives the built app; the whole suite builds it in its own stage. */
export function drivesTheBuiltApp(args) {
  const asked = args.flatMap((arg, at) =>
    arg === '--project' ? [args[at + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  );
  if (asked.length > 0 && !asked.some((name) => name === 'e2e' || name === 'built')) return false;
  const files = ['test/e2e', 'test/built'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  );
  return files.some(
    (file) => file.endsWith('.test.ts') && args.some((arg) => !arg.startsWith('-') && file.includes(arg)),
  );
}

/** Everything; with arguments, only the test files whose path holds one of them. */
export async function test(node, args) {
  const chromium = ensureChromium(node);
  // Measured once, before anything else is under way.
  const slow = slowness();
  const env = { SLOWNESS: String(slow), ...(chromium === undefined ? {} : { CHROMIUM: chromium }) };
  if (args.length > 0) {
    const vitest = [installed('vitest/vitest.mjs'), 'run', '-c', 'test/vitest.config.ts', ...args];
    return runNow(node, vitest, { env: { ...surroundings(node), ...env } });
  }
  // Two rows of stages beside each other, so that no core waits: whichever is done first goes on with what is left.
  const building = timed('build', () => build(node));
  const left = [
    ['types', typesOf(node)],
    ['lint', lintOf(node)],
    ['built app', () => project(node, 'built', env, [])],
  ].values();
  const row = async (stages) => [...(await inTurn(stages)), ...(await inTurn(left))];
  const beside = await Promise.all([
    row([
      ['node', () => project(node, 'node', env)],
      // The programs that both start are as the stage before has left them.
      [
        'end to end',
        () => building.then(() => project(node, 'e2e', { ...env, TEST_PROGRAMS: 'yes' }, oneMore)),
      ],
    ]),
    building.then(async (built) => [
      built,
      ...(await row([['browser', () => project(node, 'browser', env, onePage)]])),
    ]),
  ]);
  const after = await inTurn([['real Electron', () => realElectron(node)]]);
  return close([...beside.flat(), ...after], slow);
}
