import { describe, expect, test } from 'vitest';
import { played } from './battles.ts';
import { faultsOfMailing } from './mailingLaw.ts';
import { faultsOfTurn } from './naive.ts';

describe('the same decisions and dice give one world', () => {
  test.each(['b', 'd', 'f'])('by turns, half turns, impulses and at a table: battle %s', (seed) => {
    expect(faultsOfMailing(`mailing ${seed}`)).toEqual([]);
  });
});

test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
  'paths, shots, tokens and boxes of battle %s are legal',
  (seed) => {
    const turns = played(`naive ${seed}`, 'turn');
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.flatMap(faultsOfTurn)).toEqual([]);
  },
);
