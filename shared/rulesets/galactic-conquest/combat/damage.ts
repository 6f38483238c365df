import { compareBy } from '#kernel/words/inOrder.ts';
import { rounded, roundedRoot } from '#kernel/steps/fractions.ts';
import type { Combat } from '../model/combat.ts';
import type { Hit } from './events.ts';
import type { Ship } from '../model/ship.ts';
import { damageChart, directedBy, mostSensors } from './chart.ts';
import { factorsOf } from '../ships/fleet.ts';
import { cripples, leftOf } from '../ships/ships.ts';

/**
 * The percent of its attack factors that a side scores: what the chart says, and one for each special sensor that it has more. OURS: they always
 * add to the own percentage (A10.40).
 * @param avionics levels of Super Avionics, each of which lets one sensor more count (C5.80)
 */
export const percentOf = (
  intensity: Combat['intensity'],
  die: number,
  sensors: { readonly own: number; readonly foreign: number },
  avionics: number,
): number =>
  (damageChart[intensity].percents[die - 1] ?? 0) +
  Math.max(0, Math.min(mostSensors + avionics, sensors.own - sensors.foreign));

/** Attack factors in tenths, with their square root where five ships attack. OURS: to the nearest tenth (A10.25). */
export const withBenefit = (tenths: number): number => tenths + roundedRoot(tenths * 10);

/**
 * Damage points, to the nearest one, halves up (OURS). What the enemy’s intensity does to the enemy’s defense factors makes them as many more or
 * fewer, so that they are counted against the factors as printed.
 * @param tenths attack factors
 * @param percent scored of them
 * @param enemy the enemy’s intensity
 * @param changed percent by which reactions change the attack factors, and those of the enemy’s defense beside its intensity (D2.30)
 */
export function pointsOf(
  tenths: number,
  percent: number,
  enemy: Combat['intensity'],
  changed: { readonly attack: number; readonly defence: number } = { attack: 0, defence: 0 },
): number {
  const [attack, defence] = [100 + changed.attack, 100 + damageChart[enemy].defence + changed.defence];
  return rounded(tenths * percent * Math.max(0, attack), 1000 * Math.max(1, defence));
}

/** A ship while damage is spread over it. */
interface Spread {
  readonly at: number;
  readonly hull: string;
  /** Defense factors that are left. */
  left: number;
  directed: number;
  normal: number;
}

/** Takes ships out whole, each for double its defense factors, for as long as there are points; gives the points that are left (A10.35). */
function direct(ships: readonly Spread[], target: Combat['target'], points: number): number {
  if (target === 'none') return points;
  const sign = target === 'strongest' ? -1 : 1;
  let rest = points;
  for (const ship of [...ships].sort(
    compareBy(
      ({ left }) => sign * left,
      ({ at }) => at,
    ),
  )) {
    if (ship.left * directedBy > rest) continue;
    rest -= ship.left * directedBy;
    ship.directed = ship.left;
    ship.left = 0;
  }
  return rest;
}

/** Spreads damage as its owner wants. OURS: hulls that they named first, then whatever has least left, each to its end. */
function suffer(ships: readonly Spread[], losses: Combat['losses'], points: number): void {
  const rank = ({ hull }: Spread) => (losses.includes(hull) ? losses.indexOf(hull) : losses.length);
  let rest = points;
  for (const ship of [...ships].sort(
    compareBy(
      rank,
      ({ left }) => left,
      ({ at }) => at,
    ),
  )) {
    ship.normal = Math.min(ship.left, rest);
    ship.left -= ship.normal;
    rest -= ship.normal;
  }
}

/** What so many points do to ships: directed damage first, then what their owner spreads (A10.356). */
export function hitsOn(
  ships: readonly Ship[],
  points: number,
  { target }: Pick<Combat, 'target'>,
  { losses }: Pick<Combat, 'losses'>,
): readonly Hit[] {
  const spread = ships.map((ship, at): Spread => ({
    at,
    hull: ship.hull,
    left: leftOf(ship),
    directed: 0,
    normal: 0,
  }));
  suffer(spread, losses, direct(spread, target, points));
  return spread
    .filter(({ directed, normal }) => directed + normal > 0)
    .map(({ left, ...hit }) => ({ ...hit, fate: fateOf(ships[hit.at] as Ship, left) }));
}

function fateOf(ship: Ship, left: number): Hit['fate'] {
  if (left === 0) return 'destroyed';
  return cripples(ship, factorsOf(ship).defence - left) ? 'crippled' : 'damaged';
}
