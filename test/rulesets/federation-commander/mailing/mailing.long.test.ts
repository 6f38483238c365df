import { expect, test } from 'vitest';
import { faultsOfMailing } from './mailingLaw.ts';

test('the same decisions and dice give one world by turns, half turns, impulses and at a table, in 500 battles', () => {
  for (let at = 0; at < 500; at += 1) expect(faultsOfMailing(`mailing ${at}`), `battle ${at}`).toEqual([]);
});
