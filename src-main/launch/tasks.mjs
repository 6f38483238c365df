import { join } from 'node:path';

import { build, buildIfChanged } from './build.mjs';
import { format } from './checks.mjs';
import { callersFolder, root, runLong, runNow, surroundings } from './processes.mjs';
import { pack } from './pack.mjs';
import { start } from './start.mjs';
import { check, drivesTheBuiltApp, test } from './suite.mjs';

/** Runs one of our sources in the folder where the command was typed. */
const source = (path) => (node, args) =>
  runNow(node, [join(root, path), ...args], { cwd: callersFolder(), env: surroundings(node) });

/** The GM's command line; its exit codes are the game master's own, and a request to stop reaches it. */
export const gm = (node, args) =>
  runLong(node, [join(root, 'src-main/gm/main.ts'), ...args], {
    cwd: callersFolder(),
    env: surroundings(node),
  });

/** A task that needs the built app if `wants` says so for its arguments. */
const onBuilt = (run, wants) => (node, args) => (wants(args) ? buildIfChanged(node) : 0) || run(node, args);

/** One of the benchmarks opens the app; without a name all of them run. */
const opensTheApp = (args) => args.length === 0 || args.includes('client');

/** Every task by its name in package.json, plus `node`, which runs the project's own Node. */
export const tasks = {
  start,
  test: onBuilt(test, drivesTheBuiltApp),
  build,
  check,
  format,
  gm,
  case: source('test/support/cases/runCase.ts'),
  texts: source('test/support/texts/main.ts'),
  soak: onBuilt(source('test/soak/main.ts'), ([name]) => name === 'all' || name === 'long'),
  league: source('test/soak/league/main.ts'),
  bench: onBuilt(source('test/bench/main.ts'), opensTheApp),
  package: pack,
  node: (node, args) => runNow(node, args, { cwd: callersFolder(), env: surroundings(node) }),
};
