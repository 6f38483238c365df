import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../../model/ship.ts';
import { isFlagged } from '../fleet.ts';
import { isAble, sensorsOf } from '../ships.ts';

type Ships = { readonly ships: readonly Ship[] };

/** Second generation X-frigates scout as ships without X-technology do (C21.40). */
const scoutsAsBefore = (ship: Ship): boolean => isFlagged(ship, 'X2') && ship.figures?.class === 'FF';

/** Percent of its EPV that enhanced sensors cost a ship or a base (C5.61, C5.72). */
export const enhancedPercent = 33;

/** Whether the special sensors of a ship are enhanced ones: it was refitted, or is an X-ship that has some (C5.60, C19.30c, C21.47). */
export const isEnhanced = (ship: Ship): boolean =>
  ship.sensors > 0 &&
  isAble(ship) &&
  (ship.enhanced === true || isFlagged(ship, 'X1') || (isFlagged(ship, 'X2') && !scoutsAsBefore(ship)));

/** Whether one of these ships has enhanced sensors. */
export const areEnhanced = ({ ships }: Ships): boolean => ships.some(isEnhanced);

/** Whether a ship has one special sensor by its X-technology, as it has none of its own (C19.30c). */
const hasOneByTech = (ship: Ship): boolean =>
  ship.sensors === 0 && isAble(ship) && (isFlagged(ship, 'X1') || isFlagged(ship, 'X2'));

/** Special sensors of a ship that still work, with those of a science officer (A12.20d): an X-ship without any has one (C19.30c). */
export const plainOf = (ship: Ship): number => sensorsOf(ship) + (hasOneByTech(ship) ? 1 : 0);

/** Special sensors of a ship as battles and decoys count them: enhanced ones are two each (C5.60, C5.105). OURS: those of a science officer too. */
export const channelsBy = (ship: Ship): number => plainOf(ship) * (isEnhanced(ship) ? 2 : 1);

/** Special sensors that still work in a radiation zone: enhanced ones, as if they were not (A300.42, A300.421). */
export const channelsInRadiation = (ship: Ship): number => (isEnhanced(ship) ? sensorsOf(ship) : 0);

/** Whether one of these ships has special sensors, or X-technology that is as good as one (C19.30c). */
export const haveSpecial = ({ ships }: Ships): boolean => sumOf(ships.map(plainOf)) > 0;
