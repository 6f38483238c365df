import type { Mobility } from '../model/empire.ts';

/** Economic points for the first major system, the second, and so on; every further one pays as the last (B1.40). */
export const majorValues = [13, 18, 21, 25, 38, 53, 75, 100] as const;
/** Economic points for a minor system (B1.50). */
export const minorValue = 10;
/** Of an improved one (B1.55). */
export const improvedValue = 30;

interface MobilityRow {
  readonly name: string;
  /** What the economy comes to, in percent (B12.70, B12.80). */
  readonly percent: number;
  /** Hundredths of a turn of full war that a turn of it uses up, or gives back (B12.60). */
  readonly drains: number;
  /** Dice that raise the share of poor crews, or lower it (B12.90). */
  readonly poorDice: number;
}

/** The states of mobility (B12.60, B12.70, B12.90). */
export const mobilityRows: Readonly<Record<Mobility, MobilityRow>> = {
  /* OURS: an increase of 233 % is read as the economy times 2.33, as double is full war. */
  AW: { name: 'accelerated war', percent: 233, drains: 150, poorDice: 3 },
  FW: { name: 'full war', percent: 200, drains: 100, poorDice: 2 },
  LW: { name: 'limited war', percent: 150, drains: 50, poorDice: 1 },
  PT: { name: 'peacetime', percent: 100, drains: -100, poorDice: -1 },
  RB: { name: 'restoration', percent: 50, drains: -200, poorDice: -2 },
};

const wars: readonly Mobility[] = ['AW', 'FW', 'LW'];
/** Whether it is a war mobility (B12.70). */
export const isAtWar = (mobility: Mobility): boolean => wars.includes(mobility);

/** What a system adds to the turns of full war that an empire can bear, in hundredths (B12.50). */
export const plateauOfKind = { homeworld: 200, major: 100, minor: 50 } as const;
/** What an improved colony adds to that (B1.55). */
export const plateauOfImproved = 50;
/** With so many major systems or fewer an empire recovers twice as fast (B12.65). */
export const fewMajors = 7;
/** For each so many major systems a die lowers what poor crews rise by (B12.90). */
export const majorsForDie = 10;
/** Percent that a crippled empire loses of its basic economic value (B11.11). */
export const crippledPercent = -50;
/** Percent that an exhausted empire loses of its economy (B12.40). */
export const exhaustedPercent = -50;
