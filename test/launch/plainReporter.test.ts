import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import PlainReporter, { noFirefox, noMailServers } from '../support/plainReporter.mjs';

interface Case {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly note?: string;
  readonly errors?: readonly { readonly message: string }[];
}

const module = (
  name: string,
  state: 'passed' | 'failed',
  cases: readonly Case[],
  errors: readonly unknown[] = [],
) => ({
  relativeModuleId: name,
  state: () => state,
  diagnostic: () => ({ collectDuration: 250, duration: 1_000 }),
  errors: () => errors,
  children: { allTests: () => cases.map((item, at) => ({ fullName: `case ${at}`, result: () => item })) },
});

test('the reporter writes counts, what failed and why, errors no test owns, the names of what did not run, and the seconds of each file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-reporter-'));
  const file = join(folder, 'deep/result.json');
  vi.stubEnv('SUITE_RESULT', file);
  const modules = [
    module('a.test.ts', 'passed', [
      { state: 'passed' },
      { state: 'skipped' },
      { state: 'skipped', note: `${noMailServers}none` },
    ]),
    module('test/realMail.long.test.ts', 'passed', [{ state: 'skipped', note: `${noMailServers}none` }]),
    module('test/e2e/firefox.long.test.ts', 'passed', [{ state: 'skipped', note: `${noFirefox}none` }]),
    module('test/realMailToo.test.ts', 'passed', [{ state: 'skipped', note: `${noFirefox}none` }]),
    module('b.test.ts', 'failed', [
      { state: 'failed', errors: [{ message: 'expected 1 to be 2' }, { message: 'and 3' }] },
    ]),
    module('broken.test.ts', 'failed', [], [{ message: 'cannot be read' }]),
  ];
  new PlainReporter().onTestRunEnd(modules, [{ message: 'thrown outside every test' }]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      { what: 'outside all tests', said: 'thrown outside every test' },
      { what: 'b.test.ts > case 0', said: 'expected 1 to be 2\nand 3' },
      { what: 'broken.test.ts', said: 'cannot be read' },
    ],
    skipped: ['a.test.ts > case 1', 'a.test.ts > case 2', 'test/realMailToo.test.ts > case 0'],
    notRun: [
      `test/realMail.long.test.ts > case 0: ${noMailServers}none`,
      `test/e2e/firefox.long.test.ts > case 0: ${noFirefox}none`,
    ],
    files: modules.map(({ relativeModuleId }) => ({ file: relativeModuleId, seconds: 1.25 })),
  });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
