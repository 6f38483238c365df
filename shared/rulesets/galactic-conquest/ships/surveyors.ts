import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import { isPoorly } from './crew.ts';
import { isFlagged } from './fleet.ts';
import { isCrippled, sensorsOf } from './ships.ts';
import { hexName } from '../map/board.ts';
import type { HexMap } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { impossible } from '../refusals.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';

/** Hulls of war cruisers and war destroyers, conversions included, which survey nothing (B3.15). */
const isWarHull = ({ hull, figures }: Ship): boolean => /^[CD]W/.test(figures?.class ?? hull);

/**
 * Whether a ship surveys by itself: a military scout whose special sensors work, and whose crew is not poor, unless it is a survey ship (B3.15, C9.40). OURS: of hulls of the small map each with special sensors is one,
 * as they say no more.
 */
const surveys = (ship: Ship): boolean =>
  sensorsOf(ship) > 0 &&
  (!isPoorly(ship) || isFlagged(ship, 'survey')) &&
  !isWarHull(ship) &&
  (ship.figures === undefined || isFlagged(ship, 'scout'));

/** Whether a squadron can survey a hex. */
export const canSurvey = ({ ships }: Squadron): boolean => ships.some(surveys);

/** Whether it may not enter unsurveyed space (B3.70). */
export const isBarredFromUnsurveyed = ({ ships }: Pick<Squadron, 'ships'>): boolean => ships.some(isWarHull);

/** Whether a hex is known to be unsurveyed, as red ones are (A201.00); the edge of the arm bars everybody. */
export function isWild(map: HexMap, place: PlaceId): boolean {
  const { kind, surveyed } = groundAt(map, place);
  return !surveyed && kind !== 'unknown' && kind !== 'deep';
}

/** Why a squadron does not go to an unsurveyed hex of its own will (B3.70, C23.20); undefined if it does. */
export function cannotGoWild(squadron: Pick<Squadron, 'ships'>, place: PlaceId): Problem | undefined {
  if (isBarredFromUnsurveyed(squadron))
    return impossible('GC B3.70', 'barred-unsurveyed', { place: hexName(place) });
  return squadron.ships.some(isCrippled)
    ? impossible('GC C23.20', 'crippled-unsurveyed', { place: hexName(place) })
    : undefined;
}
