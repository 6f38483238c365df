import type { Ordered } from '../ordered.ts';

export const scans = ['TERR', 'SHIP', 'CLOA'] as const;
export interface Scan extends Ordered<'scan'> {
  readonly what: (typeof scans)[number];
}

/** Orders of what ships and bases see: of ships, each in one slot of its line, and of the Home Office. */
export type ScansShipOrder = Scan;
export type ScansOfficeOrder = never;
