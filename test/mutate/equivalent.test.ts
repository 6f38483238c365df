import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { kits } from '../support/kits/kits.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { root } from '../support/imports.ts';

describe.each(kits.map((kit) => [kit.ruleset.id, kit] as const))('%s', (_, kit) => {
  const { asides, equivalents } = kit.mutated;
  const mutants = new Map<string, readonly Mutant[]>();
  const mutantsIn = (file: string): readonly Mutant[] => {
    const found = mutants.get(file) ?? mutantsOf(file, readFileSync(join(root, kit.folder, file), 'utf8'));
    mutants.set(file, found);
    return found;
  };
  const remedy = 'Correct or remove these rows, which the kit lists under `mutated`.';

  // Once the line has changed or moved, nothing says any more that it may be broken unnoticed.
  test('every mutant that is set aside can still be made', () => {
    const gone = equivalents.filter(
      ({ file, was, is, within }) =>
        !mutantsIn(file).some(
          (mutant) => mutant.was === was && mutant.is === is && mutant.source.includes(within),
        ),
    );
    expect(gone, remedy).toEqual([]);
  });

  test('every function and file that is set aside is still there', () => {
    const gone = asides.filter(
      ({ file, name }) => !mutantsIn(file).some(({ inside }) => inside === (name ?? inside)),
    );
    expect(gone, remedy).toEqual([]);
  });
});
