import type { OfShip } from '../happened.ts';

export interface HexAssayed extends OfShip<'hex-assayed'> {
  readonly value: number;
}

export interface HexProspected extends OfShip<'hex-prospected'> {
  readonly ep: number;
}

/** Events of sites, their fortifications and what hexes are worth. */
export type SitesEvent = HexAssayed | HexProspected;
