import type { Ship, Squadron } from '../model/state.ts';
import { sensorsOf } from './ships.ts';

/** Hulls of war cruisers and war destroyers, conversions included, which survey nothing (B3.15). */
const isWarHull = ({ hull }: Ship): boolean => hull.startsWith('CW') || hull.startsWith('DW');

/**
 * Whether a ship surveys by itself: a military scout whose special sensors work (B3.15). OURS: any ship with special sensors is one, as hulls of the
 * small map say no more.
 */
const surveys = (ship: Ship): boolean => sensorsOf(ship) > 0 && !isWarHull(ship);

/** Whether a squadron can survey a hex. */
export const canSurvey = ({ ships }: Squadron): boolean => ships.some(surveys);

/** Whether it may not enter unsurveyed space (B3.70). */
export const isBarredFromUnsurveyed = ({ ships }: Pick<Squadron, 'ships'>): boolean => ships.some(isWarHull);
