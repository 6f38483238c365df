import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Ship } from '../ship.ts';
import type { OfShip } from '../happened.ts';

export interface ShipCloaked extends OfShip<'ship-cloaked'> {}

export interface ShipUncloaked extends OfShip<'ship-uncloaked'> {}

export interface ShipScrapped extends OfShip<'ship-scrapped'> {
  readonly ep: number;
  /** Whoever was on board and waits again, by their letters; P is a Prime Team (SFW 2022). */
  readonly people?: string;
  /** What it carried, and goes into store. */
  readonly items?: Ship['items'];
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
  /** By twice as much as others, through a Ship Upgrader (SFW 7532). */
  readonly twice?: true;
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

/** A satellite ship follows a mothership until the end of the run. */
export interface ShipLinked extends OfShip<'ship-linked'> {
  readonly mother: UnitId;
}

/** Its mothership is no more, by battle or by scrapping: it follows nobody. */
export interface LinkEnded extends OfShip<'link-ended'> {}

/** A satellite ship comes to where its mothership is; `back`: where both fall back to. */
export interface SatelliteFollowed extends OfShip<'satellite-followed'> {
  readonly from: PlaceId;
  readonly back: PlaceId;
}

export interface ShipDisplaced extends OfShip<'ship-displaced'> {
  readonly from: PlaceId;
}

/** Events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export type MissionsEvent =
  | ShipCloaked
  | ShipUncloaked
  | ShipScrapped
  | MissionChanged
  | ShipRefitted
  | ShipUpgraded
  | CloakBought
  | ShipLinked
  | LinkEnded
  | SatelliteFollowed
  | ShipDisplaced;
