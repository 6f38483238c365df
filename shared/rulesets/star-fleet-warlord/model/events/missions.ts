import type { OfShip } from '../happened.ts';

export interface ShipCloaked extends OfShip<'ship-cloaked'> {}

export interface ShipUncloaked extends OfShip<'ship-uncloaked'> {}

export interface ShipScrapped extends OfShip<'ship-scrapped'> {
  readonly ep: number;
}

/** Events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export type MissionsEvent = ShipCloaked | ShipUncloaked | ShipScrapped;
