import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Wing } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { pointsBy } from './aboard/officers.ts';
import { fineBpvOf } from './crew.ts';
import { isTopGun, megaAttack, topGunPercent } from './wings.ts';

/** Thousandths of an attack factor for a point of BPV (1/D). */
const perPoint = 143;

/** BPV of one fighter, bomber or gunboat, by its attack factor before what makes it a mega fighter or a top gun (1/D, C20.150, C20.300). */
function worthOfFlyer({ type, attack }: Pick<Wing, 'type' | 'attack'>): number {
  const percent = (isTopGun(type) ? topGunPercent : 100) * (/^t?m[A-Z]/.test(type) ? megaAttack : 100);
  return rounded(attack * 100_000, perPoint * percent);
}

/** What fighters, bombers and gunboats aboard a unit are worth in BPV. */
export const worthAboard = ({ wings = [] }: Pick<Ship, 'wings'>): number =>
  sumOf(wings.map((one) => one.count * worthOfFlyer(one)));

/** Hundredths of a point of BPV of a whole ship, with its crew, its officers, and what it carries. */
export function fineWorthOf(ship: Ship): number {
  const bpv = fineBpvOf(ship);
  return bpv + 100 * (pointsBy(ship, Math.floor(bpv / 100)) + worthAboard(ship));
}

/** What ships are worth in BPV together; fractions of a point are dropped at last. */
export const worthOfAll = (ships: readonly Ship[]): number => Math.floor(sumOf(ships.map(fineWorthOf)) / 100);
