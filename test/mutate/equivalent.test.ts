import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { asides, equivalents } from './equivalent.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { root } from '../support/imports.ts';

const files = new Set([...equivalents, ...asides].map(({ file }) => file));
const mutants: ReadonlyMap<string, readonly Mutant[]> = new Map(
  [...files].map((file) => [
    file,
    mutantsOf(file, readFileSync(join(root, 'shared/rulesets/galactic-empires', file), 'utf8')),
  ]),
);
const mutantsIn = (file: string): readonly Mutant[] => mutants.get(file) ?? [];

// Once the line has changed or moved, nothing says any more that it may be broken unnoticed.
test('every mutant that is set aside can still be made', () => {
  const gone = equivalents.filter(
    ({ file, was, is, within }) =>
      !mutantsIn(file).some(
        (mutant) => mutant.was === was && mutant.is === is && mutant.source.includes(within),
      ),
  );
  expect(gone, 'Correct or remove these rows of test/mutate/equivalent.ts.').toEqual([]);
});

test('every function and file that is set aside is still there', () => {
  const gone = asides.filter(
    ({ file, name }) => !mutantsIn(file).some(({ inside }) => inside === (name ?? inside)),
  );
  expect(gone, 'Correct or remove these rows of test/mutate/equivalent.ts.').toEqual([]);
});
