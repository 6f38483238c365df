import type { Sector } from '../../model/state.ts';
import { maxDamage } from '../../tables/revenue.ts';

/** Chance of each sector battle to damage the sector, in percent (GE 803). */
export const battleDamagePercent = 10;

/** Whether the sector can be damaged further (GE 805). */
export const canSuffer = ({ damage }: Sector): boolean => damage < maxDamage;

/** Whether the sector is damaged without a roll: it was pillaged or captured this turn, even if won back (GE 799-801, R-6.3.1). Ask before sectors are given away. */
export const isDevastated = ({ pillaged, changedOwner }: Sector): boolean => pillaged || changedOwner;

/** Whether the sector recovers a level at the end of the turn: no new owner, no battle in it, no new damage, and not pillaged (GE 962-968). */
export function recovers(sector: Sector): boolean {
  const { damage, changedOwner, battles, damagedNow, pillaged } = sector;
  return damage > 0 && !changedOwner && battles === 0 && !damagedNow && !pillaged;
}
