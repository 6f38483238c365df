import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import { isFlagged } from './fleet.ts';
import { sensorsOf } from './ships.ts';

/** Hulls of war cruisers and war destroyers, conversions included, which survey nothing (B3.15). */
const isWarHull = ({ hull, figures }: Ship): boolean => /^[CD]W/.test(figures?.class ?? hull);

/**
 * Whether a ship surveys by itself: a military scout whose special sensors work (B3.15). OURS: of hulls of the small map each with special sensors is one,
 * as they say no more.
 */
const surveys = (ship: Ship): boolean =>
  sensorsOf(ship) > 0 && !isWarHull(ship) && (ship.figures === undefined || isFlagged(ship, 'scout'));

/** Whether a squadron can survey a hex. */
export const canSurvey = ({ ships }: Squadron): boolean => ships.some(surveys);

/** Whether it may not enter unsurveyed space (B3.70). */
export const isBarredFromUnsurveyed = ({ ships }: Pick<Squadron, 'ships'>): boolean => ships.some(isWarHull);
