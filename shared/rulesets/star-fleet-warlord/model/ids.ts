import type { Brand, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';

/** A sector, such as `s34`: column and row of the galaxy, from 0. */
export type SectorId = Brand<string, 'sector'>;
/** The number of a hex within its sector: two digits for the column, two for the row, from `0101` to `1616`. */
export type HexNumber = Brand<string, 'hex'>;

/* A place is `h34-1516`: hex 1516 of sector 34. */

export const sectorIn = (place: PlaceId): SectorId => `s${place.slice(1, 3)}` as SectorId;
export const hexIn = (place: PlaceId): HexNumber => place.slice(4) as HexNumber;
export const placeIn = (sector: SectorId, hex: HexNumber): PlaceId => `h${sector.slice(1)}-${hex}` as PlaceId;

/** The n-th ship that a Corporation has had, from 1. */
export const nthShip = (seat: SeatId, n: number): UnitId => unitId(`${seat}.s${padded(n)}`);
