import { expect, test } from 'vitest';

import { lookAgain, readApart } from '../soak/fuzz/process/apart.ts';

/* Who is to blame when a process that reads inputs is lost: the input it was reading, or what was making the next. */
const patience = 10_000;
const target = 'keyholder';
/** No bytes, and taken for some by the reader: what makes inputs from it throws. */
const unfit = new Uint16Array(8) as unknown as Uint8Array;

test('a process that is lost while it makes an input names it, and blames none that it read before', async () => {
  const read = new TextEncoder().encode('keys');
  const { done, faults, lost } = await readApart(
    {
      kind: 'singles',
      singles: [
        { target, input: read },
        { target, input: 'no such bomb' },
      ],
    },
    patience,
    false,
  );
  expect([done.length, faults]).toEqual([1, []]);
  expect(lost).toMatchObject({ making: 'no such bomb', what: 'crash', input: new Uint8Array() });
  expect(lost?.said).toContain('there is no bomb no such bomb');
  expect(await lookAgain(target, 'no such bomb', patience)).toMatch(
    /^the maker of inputs did not come back from «no such bomb»: crash /,
  );
});

test('in a row of inputs the name is the seed, the target and the place', async () => {
  const { lost } = await readApart(
    { kind: 'jobs', jobs: [{ target, seed: 'a seed', from: 100, count: 400, kept: [unfit] }] },
    patience,
    false,
  );
  expect(lost?.making).toMatch(/^a seed keyholder [1-4]\d\d$/);
  expect(lost?.said).toMatch(/nextInput/);
});
