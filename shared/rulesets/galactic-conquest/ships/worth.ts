import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import { factorsOf } from './fleet.ts';

/** Thousandths of the two factors together for a point of BPV (1/D). */
const perPoint = 286;

/** What fighters, bombers and gunboats aboard a unit are worth in BPV. */
export const worthAboard = ({ wings = [] }: Pick<Ship, 'wings'>): number =>
  Math.floor((sumOf(wings.map((one) => one.count * (one.attack + one.defence))) * 10) / perPoint);

/** What a whole ship is worth in BPV, its crew counted, with what it carries. OURS: by its factors, as the basic formula has them (1/D). */
export function worthOf(ship: Ship): number {
  const { attack, defence } = factorsOf(ship);
  const aboard = sumOf((ship.wings ?? []).map((one) => one.count * (one.attack + one.defence)));
  return Math.floor(((attack + defence) * 1000 + aboard * 10) / perPoint);
}
export const worthOfAll = (ships: readonly Ship[]): number => sumOf(ships.map(worthOf));
