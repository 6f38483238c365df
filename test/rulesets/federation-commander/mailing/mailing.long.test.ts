import { describe, expect, test } from 'vitest';
import { played } from './battles.ts';
import { faultsOfMailing } from './mailingLaw.ts';
import { faultsOfTurn } from './naive.ts';

/** Battles of one test, of five hundred. */
const some = 10;
const firsts = Array.from({ length: 50 }, (_, at) => at * some);
const from = (first: number): readonly number[] => Array.from({ length: some }, (_, at) => first + at);

describe('500 battles', () => {
  test.each(firsts)('by turns, half turns, impulses and at a table are one: from %d on', (first) => {
    for (const at of from(first)) expect(faultsOfMailing(`mailing ${at}`), `battle ${at}`).toEqual([]);
  });

  test.each(firsts)('have legal paths, shots, tokens and boxes: from %d on', (first) => {
    for (const at of from(first))
      expect(played(`naive ${at}`, 'turn').flatMap(faultsOfTurn), `battle ${at}`).toEqual([]);
  });
});
