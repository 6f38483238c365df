import type { SeatId } from '#kernel/words/ids.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { KnownSector, SeenUnit } from '../model/view.ts';
import { defence, maxLevel } from '../tables/defences.ts';
import { starship } from '../tables/starships.ts';

/** The strength of a force: total combat, hit points in tenths, and ships. */
export interface Strength {
  readonly combat: number;
  readonly hits: number;
  readonly ships: number;
}

export const nothing: Strength = { combat: 0, hits: 0, ships: 0 };

export const together = (a: Strength, b: Strength): Strength => ({
  combat: a.combat + b.combat,
  hits: a.hits + b.hits,
  ships: a.ships + b.ships,
});

export const strengthOf = (
  ships: readonly { readonly type: ShipTypeId; readonly count: number }[],
): Strength =>
  ships.reduce((sum, { type, count }) => {
    const { attacks, combat, hitPoints } = starship(type);
    return together(sum, { combat: count * attacks * combat, hits: count * hitPoints, ships: count });
  }, nothing);

/** The strength of forces as a report shows them. */
const seenStrength = (forces: readonly SeenUnit[]): Strength =>
  forces.reduce(
    (sum, { combat, hitPoints, ships }) =>
      together(sum, { combat, hits: hitPoints, ships: ships.reduce((all, { count }) => all + count, 0) }),
    nothing,
  );

/** The strength of a force with the bonus of sector defences for as many ships as these cover (GE 1195-1311). */
function entrenched(force: Strength, level: number): Strength {
  if (level < 1 || force.ships === 0) return force;
  const { capacity, combatBonus, hitPointBonus } = defence(Math.min(level, maxLevel));
  const inside = Math.min(capacity, force.ships);
  return {
    ...force,
    combat: force.combat + Math.floor((force.combat * combatBonus * inside) / (100 * force.ships)),
    hits: force.hits + inside * hitPointBonus,
  };
}

/** Whether the force has at least so many tenths of the other's combat and hit points. */
export const outmatches = (force: Strength, other: Strength, tenths: number): boolean =>
  force.combat * 10 >= other.combat * tenths && force.hits * 10 >= other.hits * tenths;

/** Strength of the forces in the sector's last report whose owners count, with its defences if its owner counts. */
export function foesIn({ report }: KnownSector, counts: (owner: SeatId | undefined) => boolean): Strength {
  if (report === undefined) return nothing;
  const force = seenStrength(report.forces.filter(({ owner }) => counts(owner)));
  return counts(report.owner) ? entrenched(force, report.level - report.levelDamage) : force;
}
