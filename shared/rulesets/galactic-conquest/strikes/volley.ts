import type { ValueIn } from '#kernel/codec/shape.ts';
import { integer, list, object } from '#kernel/codec/shapes.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { damageChart } from '../combat/chart.ts';
import { hitsOn, pointsOf } from '../combat/damage.ts';
import { hit } from '../combat/hits.ts';
import { most, points } from '../declare.ts';
import type { Combat, Intensity } from '../model/battle/combat.ts';
import type { Ship } from '../model/ship.ts';

/** What one side of a carrier strike scores. */
export const volley = object({
  die: integer(1, 6),
  percent: integer(0, 100),
  points,
  hits: list(hit, most.ships),
});
export type Volley = ValueIn<typeof volley>;

/** Whom a volley strikes; `changed`: percent by which radiation changes the attack factors that fire, and their defense factors (A300.30). */
interface Struck {
  readonly ships: readonly Ship[];
  readonly combat: Combat;
  readonly aim: Combat;
  readonly changed?: { readonly attack: number; readonly defence: number };
  /** They meet an elite squadron of the second generation (C21.47). */
  readonly outclassed?: boolean;
  /** Their owner spares their hospitals (C60.30). */
  readonly hospitals?: boolean;
}

/** One round of a side, without the five ship benefit. */
export function volleyOf(draw: Draw, tenths: number, intensity: Intensity, foe: Struck): Volley {
  const die = draw.int(6);
  const percent = damageChart[intensity].percents[die - 1] ?? 0;
  const damage = pointsOf(tenths, percent, foe.combat.intensity, foe.changed);
  const { outclassed = false, hospitals = false } = foe;
  const hits = hitsOn(foe.ships, { points: damage, outclassed, hospitals }, foe.aim, foe.combat);
  return { die, percent, points: damage, hits };
}
