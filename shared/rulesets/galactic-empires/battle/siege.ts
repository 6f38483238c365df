import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { areHostile } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import { starship } from '../tables/starships.ts';
import { siegeChance } from './chances.ts';
import type { Field, Side } from './field.ts';

/** The result of one unit's siege. */
export interface Strike {
  readonly unit: UnitId;
  /** Ships whose siege succeeded. */
  readonly strikes: number;
  /** Levels of damage that this unit caused; units go in id order until no level is left. */
  readonly damage: number;
}

/**
 * The siege, once before the first round: each ship with siege power whose empire is at war with the sector's owner
 * tries once for one level of damage, in all at most what is left of the level (GE 1615-1629). Sets `struck` for successful sides.
 */
export function siege(state: State, field: Field, draw: Draw): readonly Strike[] {
  const sector = state.sectors[field.place];
  let standing = sector === undefined ? 0 : sector.level - sector.levelDamage;
  if (sector === undefined || standing <= 0) return [];
  const found: Strike[] = [];
  for (const side of field.sides) {
    if (!areHostile(state, side.owner, sector.owner, field.place)) continue;
    const strikes = strikesOf(side, draw.fork('siege', side.unit));
    if (strikes === 0) continue;
    const damage = Math.min(standing, strikes);
    standing -= damage;
    side.struck = true;
    found.push({ unit: side.unit, strikes, damage });
  }
  return found;
}

function strikesOf(side: Side, draw: Draw): number {
  const siegecraft = side.leader?.siegecraft ?? 0;
  let strikes = 0;
  for (const { type } of side.fighters) {
    const power = type === undefined ? undefined : starship(type).siege;
    if (power === undefined) continue;
    const { wins, outOf } = siegeChance(power, siegecraft);
    if (draw.chance(wins, outOf)) strikes += 1;
  }
  return strikes;
}
