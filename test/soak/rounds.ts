import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../support/imports.ts';
import type { Campaign } from './campaign.ts';

const asks = /from '[^']*support\/rounds\.ts'/;

/** The test files of which the rounds are a part, or of which a file beside them is. */
function foldersThatAsk(): readonly string[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('soak'))
    .sort();
  return files
    .filter((name) => asks.test(readFileSync(join(root, 'test', name), 'utf8')))
    .map((name) =>
      name.endsWith('.test.ts') ? `test/${name}` : `test/${name.replace(/(\/support)?\/[^/]+$/, '/')}`,
    );
}

export const manyRounds: Campaign = {
  name: 'rounds',
  what: 'tests of npm test that repeat what they try, with so many times the rounds [TIMES 20] [PATH]',
  run([times = '20', path]) {
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '-c', 'test/vitest.config.ts'];
    const where = path === undefined ? foldersThatAsk() : [path];
    const { status } = spawnSync(
      process.execPath,
      [...vitest, '--project', 'node', '--testTimeout', '3600000', ...where],
      { cwd: root, env: { ...process.env, ROUNDS: times }, stdio: 'inherit' },
    );
    return Promise.resolve(status === 0 ? [] : [`the tests with ${times} times the rounds did not pass`]);
  },
};
