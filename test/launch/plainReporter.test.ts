import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import PlainReporter, { noMailServers } from '../support/plainReporter.mjs';

interface Case {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly note?: string;
}

const module = (
  name: string,
  state: 'passed' | 'failed',
  cases: readonly Case[],
  errors: readonly unknown[] = [],
) => ({
  relativeModuleId: name,
  state: () => state,
  errors: () => errors,
  children: { allTests: () => cases.map((item, at) => ({ fullName: `case ${at}`, result: () => item })) },
});

test('the reporter writes counts, errors no test owns, and the names of what did not run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-orders-reporter-'));
  const file = join(folder, 'deep/result.json');
  vi.stubEnv('SUITE_RESULT', file);
  const modules = [
    module('a.test.ts', 'passed', [
      { state: 'passed' },
      { state: 'skipped' },
      { state: 'skipped', note: `${noMailServers}none` },
    ]),
    module('test/realMail.test.ts', 'passed', [{ state: 'skipped', note: `${noMailServers}none` }]),
    module('b.test.ts', 'failed', [{ state: 'failed' }]),
    module('broken.test.ts', 'failed', [], ['cannot be read']),
  ];
  new PlainReporter().onTestRunEnd(modules, ['thrown outside every test']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    passed: 1,
    failed: 3,
    skipped: ['a.test.ts > case 1', 'a.test.ts > case 2'],
    notRun: [`test/realMail.test.ts > case 0: ${noMailServers}none`],
  });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
