import type { Draw } from '#kernel/dice/draw.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { hurtBand } from '../model/bands.ts';
import type { Ship } from '../model/ship.ts';
import { cripples, leftOf } from '../ships/ships.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { factorsOf } from '../ships/fleet.ts';
import type { Barrier } from './crossing.ts';

/** What a minefield does to a ship of a squadron. */
export interface Blast {
  /** Its place among the ships of the squadron. */
  readonly at: number;
  readonly hull: string;
  /** Defense factors; absent: none. */
  readonly lost?: number;
  /** Its mine sweeping shuttle is destroyed (C4.25). */
  readonly shuttle?: true;
  readonly fate: 'damaged' | 'crippled' | 'destroyed';
}

/** The chance in ten of being hit in a minefield, and what a hit costs (C4.30); the chance in four of losing a shuttle (C4.25). */
const [hitIn, ofTen, dice, faces] = [4, 10, 3, 6] as const;
const [shuttleIn, ofFour] = [1, 4] as const;

/** Damage points of one hit: three dice. */
const hit = (draw: Draw): number =>
  Array.from({ length: dice }, (_, die) => draw.fork('die', die + 1).int(faces)).reduce(
    (sum, one) => sum + one,
    0,
  );

const fateOf = (ship: Ship, lost: number): Blast['fate'] => {
  if (lost >= leftOf(ship)) return 'destroyed';
  return cripples(ship, factorsOf(ship).defence - leftOf(ship) + lost) ? 'crippled' : 'damaged';
};

/** How many of so many minefields the shuttle of a ship clears: each with one chance in four of being destroyed by it, and then no more; logistics officers have spare ones (A12.30c, C4.25). */
function clearedBy(
  ship: Ship,
  all: number,
  draw: Draw,
): { readonly cleared: number; readonly lost: boolean } {
  if (ship.mss !== true) return { cleared: 0, lost: false };
  if (hasRole(ship, 'LL')) return { cleared: all, lost: false };
  for (let field = 1; field <= all; field += 1) {
    const dice = field === 1 ? draw.fork('shuttle') : draw.fork('shuttle', field);
    if (dice.chance(shuttleIn, ofFour)) return { cleared: field, lost: true };
  }
  return { cleared: all, lost: false };
}

/** What a barrier does to one ship that crosses it: in each minefield that it does not clear with a shuttle it is hit with 40 %, in a hex full of mines certainly (C4.25, C4.30, C4.45). */
function blastOn(ship: Ship, at: number, { fields, saturated }: Barrier, draw: Draw): readonly Blast[] {
  const { hull } = ship;
  const { cleared, lost: gone } = clearedBy(ship, fields + (saturated ? 1 : 0), draw);
  const hits = Array.from({ length: Math.max(0, fields - cleared) }, (_, n) => {
    const dice = draw.fork('field', cleared + n + 1);
    return dice.chance(hitIn, ofTen) ? hit(dice) : 0;
  });
  const isFilled = saturated && cleared <= fields;
  const points = sumOf(hits) + (isFilled ? hit(draw.fork('saturated')) : 0);
  const shuttle = gone ? { shuttle: true as const } : {};
  if (points === 0) return gone ? [{ at, hull, ...shuttle, fate: 'damaged' }] : [];
  const lost = Math.min(points, leftOf(ship));
  return [{ at, hull, lost, ...shuttle, fate: fateOf(ship, lost) }];
}

/** What a barrier does to ships that cross it, in their order. */
export function blastsOn(ships: readonly Ship[], barrier: Barrier, draw: Draw): readonly Blast[] {
  if (barrier.how === 'swept' || barrier.how === 'bypass' || barrier.how === 'wait') return [];
  return ships.flatMap((ship, at) => blastOn(ship, at, barrier, draw.fork(at + 1)));
}

/** Ships after that, and gunboats by themselves, of which as many are gone. */
export const blasted = (ships: readonly Ship[], blasts: readonly Blast[]): readonly Ship[] =>
  ships.flatMap((ship, index) => {
    const one = blasts.find(({ at }) => at === index);
    if (one === undefined) return [ship];
    if (one.fate === 'destroyed') return [];
    if (ship.band !== undefined) return [hurtBand(ship, ship.band, one.lost ?? 0)];
    const { mss, ...rest } = ship;
    return [
      {
        ...rest,
        ...(mss === true && one.shuttle !== true && { mss }),
        ...(one.lost !== undefined && { lost: (ship.lost ?? 0) + one.lost }),
      },
    ];
  });
