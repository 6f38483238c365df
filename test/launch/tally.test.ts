import { describe, expect, test, vi } from 'vitest';

import { closingLine, fromCode, fromResult, sum } from '../../src-main/launch/tally.mjs';

const written = (passed: number, failed: number, skipped: readonly string[] = []): string =>
  JSON.stringify({ passed, failed, skipped });

describe('the closing line', () => {
  test('sums the stages', () => {
    const results = [
      fromCode('types', 0),
      fromResult('node', 0, written(40, 0)),
      fromResult('e2e', 1, written(3, 2)),
    ];
    const { passed, failed } = sum(results);
    expect(closingLine(passed, failed)).toBe('44 passed, 2 failed');
  });

  test('counts a program that ends badly as one failed test', () => {
    expect(fromCode('lint', 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts a test that did not run as failed, and keeps its name', () => {
    expect(fromResult('node', 0, written(5, 0, ['a.test.ts > b']))).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: ['a.test.ts > b'],
    });
  });

  test('counts a test that needs mail servers neither way where there are none, and keeps its name', () => {
    const text = JSON.stringify({ passed: 5, failed: 0, skipped: [], notRun: ['realMail.test.ts > b: why'] });
    expect(fromResult('node', 0, text)).toMatchObject({
      passed: 5,
      failed: 0,
      notRun: ['realMail.test.ts > b: why'],
    });
  });

  test('counts a runner that left no result, or ended badly without a failure, as failed, and says so', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(fromResult('node', 0, undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(fromResult('browser', 137, written(12, 0))).toMatchObject({ passed: 12, failed: 1 });
    expect(said.mock.calls.flat().join('\n')).toMatch(/node left no result[^]*browser ended with code 137/);
    said.mockRestore();
  });
});
