/**
 * Counts in which one part holds so many and the others make up the total: what is missing leaves the parts behind it, then
 * those before it, nearest first; what is left over goes to the part behind it, or before the last.
 */
export function rebalanced(
  counts: readonly number[],
  at: number,
  wanted: number,
  total: number,
): readonly number[] {
  const made = counts.map((count, index) => (index === at ? Math.min(Math.max(wanted, 0), total) : count));
  let over = made.reduce((sum, count) => sum + count, 0) - total;
  const others = [...made.keys()].filter((index) => index !== at);
  const nearest = [
    ...others.filter((index) => index > at),
    ...others.filter((index) => index < at).toReversed(),
  ];
  for (const index of nearest) {
    const taken = over > 0 ? Math.min(over, made[index] ?? 0) : over;
    made[index] = (made[index] ?? 0) - taken;
    over -= taken;
  }
  return made;
}
