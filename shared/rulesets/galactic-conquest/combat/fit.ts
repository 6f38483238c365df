import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import { doubleTime } from '../model/battle/hurrying.ts';
import type { Ship } from '../model/ship.ts';
import { crewPercentOf, isOutstanding, isPoorly, storedPercent } from '../ships/crew.ts';
import { isAttrition, isFlagged, isGunboat } from '../ships/fleet.ts';
import { attackOf, isAble } from '../ships/ships.ts';

/** Percent of its usual factors that a ship has with a poor crew (C9.40). */
const poorKeeps = 70;

/** What a suicide freighter makes of its attack factors once, and which part of them it has otherwise (E4.110). */
export const [suicideTimes, suicidePart] = [3, 4] as const;

/** Percent that a ship lacks of both factors which joined a battle in a turn of double time (D4.21). */
const hasteOf = ({ engaged }: Ship): number => (engaged?.hasty === true ? doubleTime : 0);

/** Percent by which a cloak changes the attack factors of a ship in the first round (C6.30). */
const underCloak = -30;
/** What of factors counts that are changed by so many percent more, before they are changed with those of their side: percents are added, and not multiplied (D2.30). */
const changedBy = (factors: number, percent: number, change: number): number =>
  change <= -100 ? factors : rounded(factors * Math.max(0, 100 + change + percent), 100 + change);

/** Whether a ship has a poor crew, or fights as with one: in this battle, in shock (C16.10), or captured and not converted yet (C2.42). */
export const isPoor = (ship: Ship): boolean => isPoorly(ship) || ship.engaged?.poor === true;

/** Rounds in which mothballed ships are inactive (B9.40). */
const storedRounds = 2;
/** Whether a ship is mothballed, and not awake yet in a round of battle (B9.40). */
export const isAsleep = ({ stored }: Ship, round: number): boolean =>
  stored === true && round <= storedRounds;

/** Whether a ship can fire at all in a round. */
export const canFire = (ship: Ship, round: number): boolean => !isAsleep(ship, round) && isUp(ship, round);
const isUp = ({ engaged }: Ship, round: number): boolean =>
  engaged?.boarded !== true && engaged?.inactive !== true && (engaged?.helpless ?? 0) < round;

export const isReserve = ({ engaged }: Ship): boolean => engaged?.reserve === true;

/** Whether a ship can use a special form of attack: not crippled, in shock or in reserve (A10.40a, C16.10, C23.20). */
export const canUse = (ship: Ship, round: number): boolean =>
  canFire(ship, round) && isAble(ship) && !isReserve(ship);

/** What weakens a side in a battle. */
export interface Weakened {
  /** Percent by which all else changes its attack factors in the round; what a cloak and double time take is added to it (D2.30). */
  readonly change?: number;
  /** The same of its defense factors, what its intensity makes of them among it. */
  readonly defence?: number;
  /** It defends a hex in which it is too many (D2.35). */
  readonly crowded?: boolean;
  /** It meets an elite squadron of the second generation (C21.47). */
  readonly outclassed?: boolean;
}

/** Percent of both factors that fighters and gunboats have against an elite squadron of the second generation (C21.47). */
const [fightersKeep, gunboatsKeep] = [50, 67] as const;
/** Percent of both factors of a ship that count against such a squadron, or against others (C21.47). */
export function countsAgainst(ship: Ship, outclassed: boolean): number {
  if (!outclassed || !isAttrition(ship) || ship.guard === true) return 100;
  return isGunboat(ship) ? gunboatsKeep : fightersKeep;
}

/** Percent of its factors, which its crew has made already, that a ship keeps by what its crew is here, and whom it meets. */
function keptBy(ship: Ship, { crowded, outclassed }: Weakened): number {
  const usual = crewPercentOf(ship);
  const twice = 2 * poorKeeps - 100;
  const counts = countsAgainst(ship, outclassed === true);
  if (crowded === true) return rounded((isPoor(ship) ? twice : poorKeeps) * counts, usual);
  if (!isPoor(ship)) return counts;
  // An outstanding crew that was inactive is as a usual one from then on (A10.60).
  const keeps = isOutstanding(ship) ? 100 : poorKeeps;
  return rounded(keeps * counts, usual);
}

/** The attack factors of a ship in tenths by its crew and by whom it meets. */
const ableOf = (ship: Ship, side: Weakened): number => percentOf(keptBy(ship, side), attackOf(ship));
/** Percent by which its movement and a cloak change them in a round. */
const lackOf = (ship: Ship, round: number): number =>
  (round === 1 && ship.engaged?.cloaked === true ? underCloak : 0) + hasteOf(ship);

/** The attack factors, in tenths, with which a ship uses a special form of attack: all that weakens it and its side counts (A10.40c, A10.40g, A300.30, D2.30). */
export const specialIn = (ship: Ship, round: number, side: Weakened): number =>
  percentOf(Math.max(0, 100 + lackOf(ship, round) + (side.change ?? 0)), ableOf(ship, side));

/**
 * The attack factors of a ship in tenths, as they count in the total of its side: a mauler’s are halved, for its weapon is none of those (A10.40c), and those
 * of a reserve too (A10.40a).
 * @param keeps it has all of them in reserve, by a formation (D7.0)
 * @param strikes it is a suicide freighter that is blown up at the enemy, with three times its attack factors instead of a quarter (E4.110)
 */
export function attackIn(
  ship: Ship,
  round: number,
  side: Weakened,
  keeps: boolean,
  strikes: boolean,
): number {
  if (!canFire(ship, round)) return 0;
  const veiled = changedBy(ableOf(ship, side), lackOf(ship, round), side.change ?? 0);
  const halves = (isFlagged(ship, 'mauler') ? 2 : 1) * (isReserve(ship) && !keeps ? 2 : 1);
  if (!isFlagged(ship, 'suicide')) return rounded(veiled, halves);
  return strikes ? rounded(veiled * suicideTimes, halves) : rounded(veiled, halves * suicidePart);
}

/** The part of its defense factors that a ship fights with: half where its own attack exposes it, and in shock, and a quarter where it has come out of mothballs (A10.40c, C16.20, B9.40). */
const partOf = ({ engaged, shock, stored }: Ship, round: number): number =>
  (engaged?.exposed === round ? 2 : 1) *
  (shock === true ? 2 : 1) *
  (stored === true && round > storedRounds ? 100 / storedPercent : 1);

/** Percent of the damage that takes a ship’s defense factors: less where they are halved, its crew is poor, or it has come out of mothballs (A10.40c, A10.40g, B9.40, C16.20). */
export const resistOf = (ship: Ship, round: number, side: Weakened): number =>
  Math.floor(changedBy(keptBy(ship, side), hasteOf(ship), side.defence ?? 0) / partOf(ship, round));
