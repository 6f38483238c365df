import { describe, expect, test, vi } from 'vitest';

import { closingLine, failureLines, fromPrograms, fromResult, sum } from '../../src-main/launch/tally.mjs';

const good = { code: 0, heard: '' };
const written = (passed: number, failed: number, skipped: readonly string[] = []): string =>
  JSON.stringify({ passed, failed, skipped });

describe('the closing line', () => {
  test('sums the stages', () => {
    const results = [
      fromPrograms('types', [good]),
      fromResult('node', good, written(40, 0)),
      fromResult('e2e', { code: 1 }, written(3, 2)),
    ];
    const { passed, failed } = sum(results);
    expect(closingLine(passed, failed)).toBe('44 passed, 2 failed');
  });

  test('counts a program that ends badly as one failed test', () => {
    expect(fromPrograms('lint', [good, { code: 1, heard: 'why' }])).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts a test that did not run as failed, and keeps its name', () => {
    expect(fromResult('node', good, written(5, 0, ['a.test.ts > b']))).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: ['a.test.ts > b'],
    });
  });

  test('counts a test that needs mail servers neither way where there are none, and keeps its name', () => {
    const text = JSON.stringify({ passed: 5, failed: 0, skipped: [], notRun: ['realMail.test.ts > b: why'] });
    expect(fromResult('node', good, text)).toMatchObject({
      passed: 5,
      failed: 0,
      notRun: ['realMail.test.ts > b: why'],
    });
  });

  test('counts a runner that left no result, or ended badly without a failure, as failed, and says so', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(fromResult('node', good, undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(fromResult('browser', { code: 137 }, written(12, 0))).toMatchObject({ passed: 12, failed: 1 });
    expect(said.mock.calls.flat().join('\n')).toMatch(/node left no result[^]*browser ended with code 137/);
    said.mockRestore();
  });
});

describe('what failed', () => {
  const told = (said: string, what = 'a.test.ts > b') =>
    fromResult(
      'node',
      { code: 1 },
      JSON.stringify({ passed: 0, failed: 1, failures: [{ what, said }], skipped: [] }),
    );

  test('is told once more by name, each with the beginning of its message, without colours', () => {
    const long = Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n\n');
    expect(
      failureLines([
        fromPrograms('lint', [good]),
        told('\u001B[31mexpected 1\u001B[39m to be 2\n'),
        told(long),
      ]),
    ).toEqual([
      '\nFailed: a.test.ts > b',
      '    expected 1 to be 2',
      '\nFailed: a.test.ts > b',
      ...Array.from({ length: 12 }, (_, at) => `    line ${at}`),
    ]);
  });

  test('is told of a program by the end of what it said', () => {
    const heard = Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n');
    const last = Array.from({ length: 12 }, (_, at) => `    line ${at + 18}`);
    expect(failureLines([fromPrograms('types', [good, { code: 2, heard }])])).toEqual([
      '\nFailed: types',
      ...last,
    ]);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(failureLines([fromResult('node', { code: 139, heard }, undefined)])).toEqual([
      '\nFailed: node, which left no result',
      ...last,
    ]);
    expect(failureLines([fromResult('node', { code: 3, heard }, written(12, 0))])).toEqual([
      '\nFailed: node, which ended with code 3',
      ...last,
    ]);
    said.mockRestore();
  });

  test('is nothing where nothing failed', () => {
    expect(failureLines([fromPrograms('lint', [good]), fromResult('node', good, written(5, 0))])).toEqual([]);
  });
});
