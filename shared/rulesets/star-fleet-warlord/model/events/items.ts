import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { ItemKind, Ship } from '../ship.ts';

export interface SparesRefilled extends OfShip<'spares-refilled'> {
  readonly spares: number;
}

export interface ShipRepaired extends OfShip<'ship-repaired'> {
  readonly ores: number;
  readonly shields: number;
  readonly crew: number;
  /** The repair ship whose point was spent. */
  readonly by?: UnitId;
}

/** Items go into store. */
export interface ItemsBought extends Happened<'items-bought'> {
  readonly seat: SeatId;
  readonly what: ItemKind;
  readonly number: number;
  readonly ep: number;
}

/** A ship takes items out of store: at a base, at a logistics base, as it leaves the yard, or from a facilities ship. */
export interface ItemsTaken extends OfShip<'items-taken'> {
  readonly items: Ship['items'];
}

/** A ship hands items on to another of the same Corporation. */
export interface ItemsGiven extends OfShip<'items-given'> {
  readonly to: UnitId;
  readonly items: Ship['items'];
}

/** Fighters and PFs go from a ship into the garrison of its site; below 0 out of it. */
export interface GarrisonMoved extends OfShip<'garrison-moved'> {
  readonly fighters: number;
  readonly pfs: number;
}

/** A ship drops a decoy out of store: `decoy` is what others take for a ship. */
export interface DecoyDropped extends OfShip<'decoy-dropped'> {
  readonly decoy: UnitId;
  readonly made: Ship;
}

/** A ship takes up decoys, which go back into store. */
export interface DecoysCollected extends OfShip<'decoys-collected'> {
  readonly decoys: readonly UnitId[];
}

/** A repair ship places a logistics base for EP and repair points (SFW 1802). */
export interface BasePlaced extends OfShip<'base-placed'> {
  readonly base: UnitId;
  readonly made: Ship;
  readonly ep: number;
  readonly spares: number;
}

/** Events of what ships carry, store and repair with. */
export type ItemsEvent =
  | SparesRefilled
  | ShipRepaired
  | ItemsBought
  | ItemsTaken
  | ItemsGiven
  | GarrisonMoved
  | DecoyDropped
  | DecoysCollected
  | BasePlaced;
