import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A stretch of tests: their files, and which of them. */
interface Stretch {
  readonly files: string;
  readonly named?: string;
}

/** A mutant that keeps its tests busy for so many seconds goes round in circles. */
const mostSeconds = 300;

/** What Vitest tells of a run. */
interface Told {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/**
 * The first file of tests that fails in a tree, beside the cases: those of the ruleset, then its random games. Undefined where all pass.
 * They are asked only of what no case has caught: they take a hundred times as long.
 */
export async function failingTest(tree: string, ruleset: string, title: string): Promise<string | undefined> {
  return (
    (await failing(tree, { files: `test/rulesets/${ruleset}/` })) ??
    failing(tree, { files: 'test/laws/rulesets/games', named: `in every game of ${title}` })
  );
}

async function failing(tree: string, { files, named }: Stretch): Promise<string | undefined> {
  const told = join(tree, 'told.json');
  rmSync(told, { force: true });
  const ended = await run(tree, [
    ...['run', '-c', 'test/mutate/tests.config.ts', '--reporter=json', `--outputFile=${told}`, files],
    ...(named === undefined ? [] : ['-t', named]),
  ]);
  if (ended === 0) return undefined;
  if (!existsSync(told)) return '(the tests never end)';
  const { testResults } = JSON.parse(readFileSync(told, 'utf8')) as Told;
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed === undefined ? '(the tests cannot start)' : relative(tree, failed.name);
}

function run(tree: string, args: readonly string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(tree, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: tree,
      stdio: 'ignore',
      timeout: mostSeconds * 1000,
    });
    child.on('close', resolve);
  });
}
