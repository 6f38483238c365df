import type { Problem } from '#kernel/words/problem.ts';
import { impossible } from '../../refusals.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Rank } from '../../tables/starships.ts';
import type { Stack, Unit } from '../state.ts';
import { ranks as allRanks } from '../../tables/starships.ts';
import { canonicalStacks } from './change.ts';

/** The ships of a type that leave first, from the lowest-numbered ranks (GE 1457); fewer than `count` if there are fewer. */
export function fromLowestRanks(unit: Unit, type: ShipTypeId, count: number): readonly Stack[] {
  // OURS: within one rank the ships that have moved least go first.
  const taken: Stack[] = [];
  let left = count;
  for (const stack of canonicalStacks(unit.stacks)) {
    if (stack.type !== type || left <= 0) continue;
    const share = Math.min(stack.count, left);
    taken.push({ ...stack, count: share });
    left -= share;
  }
  return taken;
}

/** How many ships of the type stand in each of the ranks 1 to 5. */
export function countsByRank(
  unit: Unit,
  type: ShipTypeId,
): readonly [number, number, number, number, number] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const stack of unit.stacks)
    if (stack.type === type) counts[stack.rank - 1] = (counts[stack.rank - 1] ?? 0) + stack.count;
  return counts;
}

/** Why ships of the type cannot be given ranks: there are none (GE 639). */
export function reassignProblem(unit: Unit, type: ShipTypeId): Problem | undefined {
  if (unit.stacks.some((stack) => stack.type === type)) return undefined;
  return impossible('GE 639', 'no-such-ships/ranks');
}

/**
 * All stacks of the type after its ships have been given their ranks (GE 639).
 * OURS: if the order names more or fewer ships than there are, rank 1 is filled first, and further ships stay in their ranks.
 */
export function reassigned(unit: Unit, type: ShipTypeId, counts: readonly number[]): readonly Stack[] {
  const room = allRanks.flatMap((rank): [Rank, number][] => [[rank, Math.max(0, counts[rank - 1] ?? 0)]]);
  const dealt: Stack[] = [];
  for (const stack of canonicalStacks(unit.stacks).filter((other) => other.type === type)) {
    let left = stack.count;
    for (const place of room) {
      const share = Math.min(left, place[1]);
      dealt.push({ ...stack, rank: place[0], count: share });
      place[1] -= share;
      left -= share;
    }
    dealt.push({ ...stack, count: left });
  }
  return canonicalStacks(dealt);
}
