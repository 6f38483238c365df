import type { UnitId } from '#kernel/ids.ts';
import type { Ship } from '../ship.ts';
import type { OfShip } from '../happened.ts';

export interface ShipCloaked extends OfShip<'ship-cloaked'> {}

export interface ShipUncloaked extends OfShip<'ship-uncloaked'> {}

export interface ShipScrapped extends OfShip<'ship-scrapped'> {
  readonly ep: number;
}

export interface MissionChanged extends OfShip<'mission-changed'> {
  readonly mission: string;
  /** What finds no room any more, and goes home. */
  readonly returned?: Ship['items'];
  readonly items: Ship['items'];
  readonly spares: number;
}

export interface ShipRefitted extends OfShip<'ship-refitted'> {
  readonly dc: number;
}

export interface ShipUpgraded extends OfShip<'ship-upgraded'> {
  readonly ores: number;
  /** The repair ship whose point was spent. */
  readonly by?: UnitId;
  /** The crew as it is from now on, and the best it has been. */
  readonly crew: number;
  readonly crewMost: number;
}

export interface CloakBought extends OfShip<'cloak-bought'> {
  readonly ep: number;
}

/** Events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export type MissionsEvent =
  | ShipCloaked
  | ShipUncloaked
  | ShipScrapped
  | MissionChanged
  | ShipRefitted
  | ShipUpgraded
  | CloakBought;
