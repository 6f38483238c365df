import { tugBomb } from '../../model/condition/pods.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import { combatOf, isAble } from '../../ships/ships.ts';
import { canFire } from '../fit.ts';
import type { Used } from '../forms/specials.ts';

/** A fusion bomb: the damage that it does to every unit, and once in how many rounds (A13.0 to A13.20). */
interface Bomb {
  readonly points: number;
  readonly every: number;
  readonly late?: true;
}
const first: Bomb = { points: 2, every: 5 };
const second: Bomb = { points: 3, every: 4 };
const third: Bomb = { points: 3, every: 3, late: true };
const base = /^(?:(\d+)x)?FBGB(-III|-II)?$/;

/** The bombs of a unit, and how many they are; undefined: it has none. That of a tug is as the third one (A13.30). */
function bombOf(ship: Ship): { readonly bomb: Bomb; readonly count: number } | undefined {
  if (ship.pods?.includes(tugBomb) === true) return { bomb: third, count: 1 };
  const [whole, count = '1', level] = base.exec(ship.hull) ?? [];
  if (whole === undefined) return undefined;
  return {
    bomb: level === undefined ? first : level === '-II' ? second : third,
    count: Number(count),
  };
}

/** Whether it can ever fire a fusion bomb (A13.0, A13.30). */
export const hasBomb = (ship: Ship): boolean => bombOf(ship) !== undefined;

/** The fusion bombs that a side fires in a round, if it was told to. Charges are held, but not stored (A13.0). */
export function bombsBy({ ships, combat }: Squadron, round: number): readonly Used[] {
  if (combatOf({ ...(combat && { combat }) }).forms?.bombs !== true) return [];
  return ships.flatMap((ship, at): readonly Used[] => {
    const found = bombOf(ship);
    if (found === undefined || !canFire(ship, round) || !isAble(ship)) return [];
    const { bomb, count } = found;
    const { fired } = ship.engaged ?? {};
    if (fired !== undefined && round - fired < bomb.every) return [];
    const points = bomb.points * count;
    const late = bomb.late === true ? { late: true as const } : {};
    return [{ at, hull: ship.hull, form: 'bomb', points, exposes: false, ...late }];
  });
}
