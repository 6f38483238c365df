import { longestReason } from '#contract/gm/shapes.ts';
import { bad, good } from '#kernel/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A reason on one line, without signs that no letter shows; empty when none was given. Refused: one too long to be kept. */
export function plainReason(said: string): Outcome<string> {
  const plain = said.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (plain.length <= longestReason) return good(plain);
  return bad([unreadable('long-reason', { most: longestReason })]);
}

/** The same where there must be a reason: none is refused. */
export function givenReason(said: string): Outcome<string> {
  const plain = plainReason(said);
  return plain.ok && plain.value === '' ? bad([unreadable('no-reason')]) : plain;
}
