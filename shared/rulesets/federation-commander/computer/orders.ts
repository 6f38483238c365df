import type { OrderRef } from '#kernel/words/ids.ts';
import { orderRef } from '#kernel/words/ids.ts';
import type { BoxId } from '../cards/ids.ts';
import type { Mount } from '../cards/cards.ts';
import type { Allocation } from '../model/parts.ts';
import type { Ship } from '../model/state.ts';
import type { Pace } from '../model/vocabulary.ts';
import { cardOf } from '../ships/ships.ts';

/* Parts of the standing orders by which captains of the computer’s fight. */

export const ref: OrderRef = orderRef('computer');

/** Speed, and every tube armed as far as it comes. */
export const underArms = (ship: Ship, pace: Pace): Allocation => ({
  pace,
  reverse: false,
  arm: cardOf(ship).mounts.flatMap(({ box, type }) => (type === 'phot' ? [box] : [])),
  regenerate: [0, 0, 0, 0, 0, 0],
});

/** All weapons of the ship, photon tubes and disruptors first. */
export function weaponsOf(ship: Ship): readonly BoxId[] {
  const { mounts } = cardOf(ship);
  const isHeavy = ({ type }: Mount): boolean => type === 'phot' || type === 'disr';
  return [...mounts.filter(isHeavy), ...mounts.filter((mount) => !isHeavy(mount))].map(({ box }) => box);
}
