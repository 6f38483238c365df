import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State } from '../../model/state.ts';
import { hasTech } from '../../research/research.ts';
import { isAttrition, isBase, isCivilian, isFlagged } from '../../ships/fleet.ts';
import { warClassOf } from '../../model/yards/war.ts';
import { combatOf } from '../../ships/ships.ts';
import { canFire, isPoor } from '../fit.ts';

/** What the defense factors of protected ships are multiplied by to capture them, and with a poor or green crew on the troop ship (C50.20, C50.37). */
const [whole, halved] = [7, 6] as const;
/** Ships that a troop ship protects, by its size class (C50.10). */
const bySize: Readonly<Record<number, number>> = { 1: 5, 2: 5, 3: 3, 4: 1 };
const byWarCruiser = 2;
const protects = ({ size, hull, figures }: Ship): number =>
  warClassOf(figures?.class ?? hull) === 'CW' ? byWarCruiser : (bySize[size] ?? 0);

/**
 * By the position of a ship of a side, what it takes to capture it in a round, where troop ships protect it (C50.10). OURS: first those of the hulls that were
 * named, and by the best crews first; a troop ship can protect itself.
 * @param lands the positions of troop ships that capture in this round themselves
 */
export function shieldsOf(
  state: State,
  { seat, ships, combat }: Squadron,
  round: number,
  lands: readonly number[],
): ReadonlyMap<number, number> {
  const { shields = [] } = combatOf({ ...(combat && { combat }) }).forms ?? {};
  if (shields.length === 0 || !hasTech(state, seat, 'tss')) return new Map();
  const guards = ships.filter(
    (ship, at) =>
      isFlagged(ship, 'troop') &&
      !isBase(ship) &&
      !isCivilian(ship) &&
      !lands.includes(at) &&
      ship.shock !== true &&
      canFire(ship, round),
  );
  const places = guards
    .flatMap((ship) => Array.from({ length: protects(ship) }, () => (isPoor(ship) ? halved : whole)))
    .toSorted((one, other) => other - one);
  const named = shields.flatMap((hull) =>
    ships.flatMap((ship, at) => (ship.hull === hull && !isAttrition(ship) && !isBase(ship) ? [at] : [])),
  );
  return new Map([...new Set(named)].slice(0, places.length).map((at, n) => [at, places[n] ?? whole]));
}
