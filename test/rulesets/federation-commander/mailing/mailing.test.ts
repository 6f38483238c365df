import { describe, expect, test } from 'vitest';
import { faultsOfMailing } from './mailingLaw.ts';

describe('the same decisions and dice give one world', () => {
  test.each(['b', 'd', 'f'])('by turns, half turns, impulses and at a table: battle %s', (seed) => {
    expect(faultsOfMailing(`mailing ${seed}`)).toEqual([]);
  });
});
