import { rounded } from '#kernel/steps/fractions.ts';
import type { Hull } from './list/hull.ts';
import { has } from './list/hull.ts';

/** Tactical speeds from which on a ship moves one hex a turn more, the last of them only by high powered movement (D1.10). */
const steps = [1, 15, 25, 35];
const withoutHpm = 3;
/** The most hexes of civilians and of first generation warp (D1.10, C18.10). */
const slowest = 2;

/**
 * Tactical speed: warp boxes, and one for the impulse engines, by the movement cost (D1.10). OURS: to the nearest whole, halves up, as 19.5 is 20 in the book.
 * @param cost movement cost as ship lists write it, such as `2/3`; a tug’s grows with its pods
 */
export function tacticalSpeed(warp: number, cost: string): number {
  const [over = 0, under = 1] = cost.split('/').map(Number);
  return warp === 0 || over === 0 ? 0 : rounded((warp + 1) * under, over);
}

/**
 * Hexes that a hull moves in a turn (D1.10). X-ships move three whatever their engines are, and those of the second generation four (C19.301, C19.30).
 * @param hpm whether its empire has high powered movement (D3.0)
 * @param cost its movement cost, where it carries pods
 */
export function hexesOf(hull: Hull, hpm: boolean, cost: string = hull.move): number {
  const tactical = tacticalSpeed(hull.warp, cost);
  const hexes = steps.filter((least) => tactical >= least).length;
  const most = hpm || has(hull, 'X2') ? steps.length : withoutHpm;
  if (hexes > 0 && (has(hull, 'X1') || has(hull, 'X2'))) return most;
  const slow = (hull.class === 'AUX' && !has(hull, 'transport')) || has(hull, 'first-generation');
  return Math.min(hexes, slow ? slowest : most);
}
