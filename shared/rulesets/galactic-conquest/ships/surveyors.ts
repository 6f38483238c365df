import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import { isPoorly } from './crew.ts';
import { isFlagged } from './fleet.ts';
import { warClassOf } from '../model/yards/war.ts';
import { sensorsBy } from './aboard/officers.ts';
import { isCrippled } from './ships.ts';
import { hexName } from '../map/board.ts';
import type { HexMap } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { impossible } from '../refusals.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';

/** Hulls of war cruisers and war destroyers, conversions included, which survey nothing (B3.15). */
export const isWarHull = ({ hull, figures }: Ship): boolean =>
  warClassOf(figures?.class ?? hull) !== undefined;

/** Survey ships, and cruisers of the second generation of X-ships, which act as such (C21.40). */
const isSurveyShip = (ship: Ship): boolean =>
  isFlagged(ship, 'survey') || (isFlagged(ship, 'X2') && ship.figures?.class === 'CA');

/** Military scouts, and destroyers and frigates of the second generation, which act as such (B3.15, C21.40). */
const isScout = (ship: Ship): boolean =>
  isFlagged(ship, 'scout') || (isFlagged(ship, 'X2') && ['DD', 'FF'].includes(ship.figures?.class ?? ''));

/** Whether a ship is the best of searchers: a scout or a survey ship (2/C). */
export const isSearcher = (ship: Ship): boolean => ship.hull === 'SC' || isScout(ship) || isSurveyShip(ship);

/** Whether a ship has special sensors that serve for surveys: not crippled ones; in shock it surveys as with a poor crew (C9.41, C23.20). */
const surveys = (ship: Ship): boolean => !isCrippled(ship) && ship.sensors + sensorsBy(ship) > 0;

/** What a survey ship is worth in these, so that halves and quarters of one are whole numbers. */
export const wholeSurveyor = 4;
/** Freighters that explore, and auxiliary scouts, as parts of a survey ship or of a scout that surveys by itself (B3.15, E4.30). OURS: heavy auxiliary scouts are as large ones. */
const parts: Readonly<Record<string, number>> = { 'F-EL': 2, 'F-ES': 1, LAS: 2, HSC: 2, SAS: 1 };

const partOf = ({ hull, figures }: Ship): number =>
  figures?.class === 'AUX' ? (parts[hull] ?? 0) : wholeSurveyor;

/** What a ship is worth as a survey ship, in quarters; crippled ones nothing (B3.20, E4.30). */
export const surveyorsIn = (ship: Ship): number => (isSurveyShip(ship) && surveys(ship) ? partOf(ship) : 0);

/**
 * What a ship is worth for surveying, in quarters of what does so by itself: survey ships, and military scouts whose special sensors work, and whose crews are not poor (B3.15, C9.40).
 * OURS: of hulls of the small map each with special sensors is one, as they say no more.
 */
function scoutsIn(ship: Ship): number {
  if (!surveys(ship)) return 0;
  if (isSurveyShip(ship)) return partOf(ship);
  const scouts = ship.figures === undefined || isScout(ship);
  return scouts && !isPoorly(ship) && !isWarHull(ship) ? partOf(ship) : 0;
}

/** Whether a squadron can survey a hex: with a survey ship or a scout, or freighters and auxiliaries enough (B3.15). */
export const canSurvey = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  sumOf(ships.map(scoutsIn)) >= wholeSurveyor;

/** What the survey ships of a squadron are worth together, in quarters. */
export const surveyorsOf = ({ ships }: Pick<Squadron, 'ships'>): number => sumOf(ships.map(surveyorsIn));

/** Defense factors that its survey ships have lost (B3.60). */
export const scarsOf = ({ ships }: Pick<Squadron, 'ships'>): number =>
  sumOf(ships.map((ship) => (isSurveyShip(ship) ? (ship.lost ?? 0) : 0)));

/** Units of a resource run that do not run out of supply beside surveyed territory; explorers do (B3.15, E4.30). */
const provisioned: readonly string[] = ['F-OL', 'F-PL', 'F-PS', 'F-OP', 'CPL', 'CPP'];

/** Whether a squadron is made up of survey ships and units of a resource run alone (B3.15). */
export const isProspecting = ({ ships }: Pick<Squadron, 'ships'>): boolean =>
  ships.every(
    (ship) => (isSurveyShip(ship) && partOf(ship) === wholeSurveyor) || provisioned.includes(ship.hull),
  );

/** Whether a ship is a survey ship of a war hull, which lasts a turn less out of supply (B3.75). */
export const isWarSurveyor = (ship: Ship): boolean =>
  isSurveyShip(ship) && (isWarHull(ship) || (ship.figures?.class ?? ship.hull).startsWith('HDW'));

/** Whether it may not enter unsurveyed space: war hulls, but survey ships, and gunboats by themselves (B3.70, B3.75). */
export const isBarredFromUnsurveyed = ({ ships, away }: Pick<Squadron, 'ships' | 'away'>): boolean =>
  away !== undefined || ships.some((ship) => isWarHull(ship) && !isSurveyShip(ship));

/** Whether a hex is known to be unsurveyed, as red ones are (A201.00); the edge of the arm bars everybody. */
export function isWild(map: HexMap, place: PlaceId): boolean {
  const { kind, surveyed } = groundAt(map, place);
  return !surveyed && kind !== 'unknown' && kind !== 'deep';
}

/** Why fighters and gunboats by themselves do not fly to a hex: it is unsurveyed (B3.70). Red ones they enter, and are lost (A204.00). */
export const cannotFlyWild = ({ map }: { readonly map: HexMap }, place: PlaceId): Problem | undefined =>
  isWild(map, place) && groundAt(map, place).kind !== 'red'
    ? impossible('GC B3.70', 'flyers-unsurveyed', { place: hexName(place) })
    : undefined;

/** Why a squadron does not go to a hex of its own will: it is unsurveyed (B3.70, C23.20); undefined if it does. */
export function cannotGoWild(
  { map }: { readonly map: HexMap },
  squadron: Pick<Squadron, 'ships' | 'away'>,
  place: PlaceId,
): Problem | undefined {
  if (!isWild(map, place)) return undefined;
  if (squadron.away !== undefined) return cannotFlyWild({ map }, place);
  if (isBarredFromUnsurveyed(squadron))
    return impossible('GC B3.70', 'barred-unsurveyed', { place: hexName(place) });
  return squadron.ships.some(isCrippled)
    ? impossible('GC C23.20', 'crippled-unsurveyed', { place: hexName(place) })
    : undefined;
}
