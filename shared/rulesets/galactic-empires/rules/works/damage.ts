import type { Sector } from '../../model/state.ts';
import { maxDamage } from '../../tables/revenue.ts';

/** Percent for each sector battle to leave damage (GE 803). */
export const battleDamagePercent = 10;

/** Whether the sector can suffer more (GE 805). */
export const canSuffer = ({ damage }: Sector): boolean => damage < maxDamage;

/** Whether it suffers without any dice: pillaged, or taken from its owner, won back or not (GE 799-801, R-6.3.1). Asked before sectors are given away. */
export const isDevastated = ({ pillaged, changedOwner }: Sector): boolean => pillaged || changedOwner;

/** Whether the sector recovers a level at the end of the turn: no new owner, no battle in it, no new damage, and not pillaged (GE 962-968). */
export function recovers(sector: Sector): boolean {
  const { damage, changedOwner, battles, damagedNow, pillaged } = sector;
  return damage > 0 && !changedOwner && battles === 0 && !damagedNow && !pillaged;
}
