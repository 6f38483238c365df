import type { PlaceId } from '#kernel/words/ids.ts';
import type { HexNumber, SectorId } from '../ids.ts';
import type { Ordered } from '../ordered.ts';

export const scans = ['TERR', 'SHIP', 'CLOA'] as const;
export interface Scan extends Ordered<'scan'> {
  readonly what: (typeof scans)[number];
}

/** What a base finds out about one hex from afar: what is there, what it is worth, or also which ships. */
export const hexScans = ['SH', 'SV', 'SF'] as const;
export interface ScanHex extends Ordered<'scan-hex'> {
  readonly what: (typeof hexScans)[number];
  readonly place: PlaceId;
}

/** What a base of one's own does where it is: jams scans, looks for cloaked ships, keeps still, looks for monsters, and for what hexes hold. */
export const baseDeeds = ['SJ', 'SC', 'SP', 'SM', 'SE'] as const;
export interface UseBase extends Ordered<'use-base'> {
  readonly what: (typeof baseDeeds)[number];
  readonly place: PlaceId;
}

/** Any sector is scanned for ships. */
export interface ScanSector extends Ordered<'scan-sector'> {
  readonly sector: SectorId;
}

/** A Starbase fires drones out of store at another site of its sector. */
export interface LaunchDrones extends Ordered<'launch-drones'> {
  readonly place: PlaceId;
  readonly drones: number;
  readonly hex: HexNumber;
}

/** Orders of what ships and bases see: of ships, each in one slot of its line, and of the Home Office: these are the Starbase orders. */
export type ScansShipOrder = Scan;
export type ScansOfficeOrder = ScanHex | UseBase | ScanSector | LaunchDrones;
