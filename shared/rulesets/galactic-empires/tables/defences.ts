/** What one level of sector defence gives to those inside it (GE 1189-1203). */
export interface Defence {
  /** Starships that it covers in one round. */
  readonly capacity: number;
  /** Percent added to a ship's combat. */
  readonly combatBonus: number;
  /** In tenths. */
  readonly hitPointBonus: number;
}

export const maxLevel = 12;

/** Levels 1 to 12 (GE 1207-1311). */
const levels: readonly Defence[] = [
  { capacity: 3, combatBonus: 45, hitPointBonus: 7 },
  { capacity: 6, combatBonus: 47, hitPointBonus: 9 },
  { capacity: 9, combatBonus: 49, hitPointBonus: 10 },
  { capacity: 12, combatBonus: 51, hitPointBonus: 12 },
  { capacity: 15, combatBonus: 53, hitPointBonus: 13 },
  { capacity: 18, combatBonus: 55, hitPointBonus: 15 },
  { capacity: 21, combatBonus: 57, hitPointBonus: 16 },
  { capacity: 24, combatBonus: 59, hitPointBonus: 18 },
  { capacity: 27, combatBonus: 61, hitPointBonus: 19 },
  { capacity: 30, combatBonus: 63, hitPointBonus: 21 },
  { capacity: 33, combatBonus: 65, hitPointBonus: 22 },
  { capacity: 36, combatBonus: 67, hitPointBonus: 24 },
];

/** What a level gives, after subtracting its damage. Throws outside 1..12. */
export function defence(level: number): Defence {
  const found = levels[level - 1];
  if (found === undefined) throw new RangeError(`no defence has level ${level}; levels are 1 to ${maxLevel}`);
  return found;
}
