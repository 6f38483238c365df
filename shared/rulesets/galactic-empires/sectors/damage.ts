import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../declare.ts';
import type { Sector } from '../model/state.ts';
import { maxDamage } from '../tables/revenue.ts';
import type { Happening } from './events.ts';

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

/** Pillage, capture and battles damage sectors: one level a turn at most (GE 795-805). */
export function sectorDamageIncreases(turn: GeTurn<Happening>): void {
  for (const [place, sector] of inOrder(turn.state.sectors)) {
    if (!canSuffer(sector) || !(isDevastated(sector) || isStruck(turn, place, sector))) continue;
    turn.happen({ kind: 'sector-damaged', place, damage: sector.damage + 1 });
  }
}

/** Rolls for each battle in the sector until one causes damage. */
function isStruck(turn: GeTurn<Happening>, place: PlaceId, { battles }: Sector): boolean {
  const draw = turn.draw.fork(place);
  for (let battle = 0; battle < battles; battle += 1) if (draw.chance(battleDamagePercent, 100)) return true;
  return false;
}

/** Sectors left in peace recover a level of damage, after this turn's revenue (GE 958-968). */
export function sectorDamageRepaired(turn: GeTurn<Happening>): void {
  for (const [place, sector] of inOrder(turn.state.sectors)) {
    if (recovers(sector)) turn.happen({ kind: 'sector-repaired', place, damage: sector.damage - 1 });
  }
}
