import { join } from 'node:path';

import { build } from './build.mjs';
import { callersFolder, installed, root, runNow, surroundings } from './ground.mjs';
import { start } from './start.mjs';
import { check, test } from './suite.mjs';

/** Runs one of our sources in the folder where the command was typed. */
const source = (path) => (node, args) =>
  runNow(node, [join(root, path), ...args], { cwd: callersFolder(), env: surroundings(node) });

/** The GM's command line; its exit codes are the game master's own. */
export const gm = source('src-main/gm/main.ts');

function pack(node, args) {
  const built = build(node);
  if (built !== 0) return built;
  const builder = [
    installed('electron-builder/cli.js'),
    '-c',
    'electron-builder.yml',
    '--publish',
    'never',
    ...args,
  ];
  return runNow(node, builder, { env: surroundings(node) });
}

/** Every task by its name in package.json, plus `node`, which runs the project's own Node. */
export const tasks = {
  start,
  test,
  build,
  check,
  gm,
  case: source('test/support/runCase.ts'),
  soak: source('test/soak/main.ts'),
  bench: source('test/bench/main.ts'),
  package: pack,
  node: (node, args) => runNow(node, args, { cwd: callersFolder(), env: surroundings(node) }),
};
