import { describe, expect, test } from 'vitest';
import type { LossSheet } from '#kernel/orders/battleSheet.ts';
import { readLosses } from '#kernel/orders/battleSheet.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';

const fault = (ref: string): Problem => kernelRefusals.unreadable('doubled-order', { ref });
const [lexington, dagger] = [
  { head: 'USS Lexington: flagship', left: 9 },
  { head: 'Dagger', left: 4 },
];
const sheet: LossSheet<{ head: string; left: number }> = {
  ...{ battle: 'B5.12', turn: 3, ships: [lexington, dagger], other: 'leaves' },
  unread: (line) => fault(`line ${line}`),
  missing: (ship) => fault(`no ${ship}`),
};
const lines = ['# Notes: none', 'battle: b5.12', 'turn: 3', 'leaves: nobody'];
const read = (...more: readonly string[]) => readLosses([...lines, ...more].join('\r\n'), sheet);
const faultsOf = (...more: readonly string[]): readonly unknown[] => {
  const found = read(...more);
  return (found.ok ? found.value.problems : found.fault).map(
    ({ phrase: { args }, code }) => args['ref'] ?? code,
  );
};

describe('a sheet of losses', () => {
  test('is split at the last colon of a line, for ships have names with colons', () => {
    expect(read('USS Lexington: flagship: 3 of 9', 'Dagger: Destroyed')).toEqual({
      ok: true,
      value: {
        losses: [
          { ship: lexington, lost: 3 },
          { ship: dagger, lost: 4 },
        ],
        other: 'nobody',
        problems: [],
      },
    });
  });

  test('names each ship once, and says once what else it says', () => {
    const whole = ['USS Lexington: flagship: 0', 'Dagger: 1'];
    expect(faultsOf(...whole)).toEqual([]);
    expect(faultsOf(...whole, 'leaves: Dagger', 'Dagger: 2', 'Stranger: 2')).toEqual([
      'line 7',
      'line 8',
      'line 9',
    ]);
    expect(faultsOf('Dagger: -1')).toEqual(['line 5', 'no USS Lexington: flagship']);
  });
});
