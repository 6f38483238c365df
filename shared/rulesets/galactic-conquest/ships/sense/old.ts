import type { Ship } from '../../model/ship.ts';
import { isFlagged } from '../fleet.ts';

const isOld = (ship: Ship): boolean => isFlagged(ship, 'first-generation');

/** Whether half of these ships or more are of the first generation of warp (C18.40, 2/C). */
export const areOld = ({ ships }: { readonly ships: readonly Ship[] }): boolean =>
  ships.length > 0 && ships.filter(isOld).length * 2 >= ships.length;

/** What they take off the chance to find a convoy or ships under cloak (C18.40). */
export const oldPenalty = 2;
