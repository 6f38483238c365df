const percents = [100, 80, 65, 50] as const;

/** The most damage that a sector can have (GE 1475-1497). */
export const maxDamage = percents.length - 1;

/** Percent of its revenue that a sector with this damage yields (GE 1475-1501). Throws outside 0..3. */
export function revenuePercent(damage: number): number {
  const percent = percents[damage];
  if (percent === undefined)
    throw new RangeError(`no sector has damage ${damage}; damage is 0 to ${maxDamage}`);
  return percent;
}
