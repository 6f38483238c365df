import { expect, test } from 'vitest';
import { faultsOfTurning } from './turning.ts';

/** Battles of one test, of five hundred. */
const some = 10;
const firsts = Array.from({ length: 50 }, (_, at) => at * some);

test.each(firsts)('a map that is turned or shifted changes nothing in 500 battles: from %d on', (first) => {
  for (let at = first; at < first + some; at += 1)
    expect(faultsOfTurning(`turning ${at}`), `battle ${at}`).toEqual([]);
});
