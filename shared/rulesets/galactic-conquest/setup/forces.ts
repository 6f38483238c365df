import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { usualSheet } from '../map/sheets.ts';
import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';

/** OURS: hulls made up for the first squadrons: the book leaves ships to other books, and navies to their purchase (Z1). */
const ship = (hull: string, size: number, sensors = 0): Ship => ({ hull, size, sensors });

/** A cruiser with two destroyers. */
export const line: readonly Ship[] = [ship('CA', 3), ship('DD', 4), ship('DD', 4)];
/** A light cruiser with a scout of four special sensors. */
export const scouts: readonly Ship[] = [ship('CL', 3), ship('SC', 4, 4)];

/** The speed of every squadron of the beginning. */
export const usualSpeed = 3;

/** OURS: what an empire begins with on a map of the arm: the one squadron at its homeworld, the other at the outermost of its systems. */
export function firstSquadrons(
  seat: SeatId,
  home: PlaceId,
  outpost: PlaceId,
): readonly (readonly [UnitId, Squadron])[] {
  const { letter, home: named } = usualSheet(seat);
  const code = (number: number): UnitId => unitId(`${letter.toLowerCase()}0${number}a`);
  const squadron = (place: PlaceId, flagship: string, ships: readonly Ship[]): Squadron => ({
    seat,
    flagship,
    place,
    speed: usualSpeed,
    ships,
  });
  return [
    [code(1), squadron(home, `Pride of ${named}`, line)],
    [code(2), squadron(outpost, `Eyes of ${named}`, scouts)],
  ];
}
