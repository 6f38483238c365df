import { expect } from 'vitest';
import { rounds } from '#test/support/rounds.ts';

/** How often a chance is tried: 2,000 times in `npm test`, and 10,000 times by `npm run soak -- rounds 5 test/rulesets/vbam-sfb`. */
export const trials = rounds(2_000);

/** Holds what was found in so many trials within four standard errors of an exact chance. */
export function expectChance(found: number, chance: number): void {
  const error = Math.sqrt(trials * chance * (1 - chance));
  expect(Math.abs(found - trials * chance)).toBeLessThanOrEqual(4 * error);
}
