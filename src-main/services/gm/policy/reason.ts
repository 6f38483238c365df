import { longestReason } from '#contract/shapes.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * A reason on one line, without invisible characters; empty if none was given. Refused: one that is too long.
 */
export function plainReason(said: string): Outcome<string> {
  const plain = said.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (plain.length <= longestReason) return good(plain);
  return bad([unreadable('long-reason', { most: longestReason })]);
}

/** As `plainReason`, but an empty reason is refused. */
export function givenReason(said: string): Outcome<string> {
  const plain = plainReason(said);
  return plain.ok && plain.value === '' ? bad([unreadable('no-reason')]) : plain;
}
