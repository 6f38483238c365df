/** An exact chance: `wins` in `outOf`. With `wins` of at least `outOf` it is certain. */
export interface Chance {
  readonly wins: number;
  readonly outOf: number;
}

/** The divisors of an admiral's tactics: in the open, and where sector defences are in the way (GE 1844). */
export const openField = 200;
export const nearDefences = 600;

/** The chance of one ship to damage the defences, from its type's siege power and its leader's siegecraft, both in percent (GE 1619). */
export function siegeChance(siege: number, siegecraft: number): Chance {
  return { wins: siege * (200 + siegecraft), outOf: 20_000 };
}

export interface Shot {
  /** Percent for one attack, as in the tables. */
  readonly combat: number;
  /** Tactics of the unit's living leader; 0 without one. */
  readonly tactics: number;
  /** The divisor of the tactics, 200 or 600. */
  readonly number: number;
  /** Percent that the sector defences add; 0 outside them. */
  readonly bonus: number;
}

/** The chance that one attack causes one damage: combat, increased by tactics, then by the defences, at most 99 percent (GE 1820-1848, 1866). */
export function hitChance({ combat, tactics, number, bonus }: Shot): Chance {
  const outOf = 10_000 * number;
  const most = 9_900 * number;
  return { wins: Math.min(most, combat * (number + tactics) * (100 + bonus)), outOf };
}

/** The chance that a damaged survivor is lost at the end of the battle; both figures in tenths (GE 1678). */
export function woundChance(damage: number, hitPoints: number): Chance {
  return { wins: damage, outOf: hitPoints };
}
