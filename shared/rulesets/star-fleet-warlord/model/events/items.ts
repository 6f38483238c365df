import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { ItemKind } from '../ship.ts';

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

/** Events of what ships carry, store and repair with. */
export type ItemsEvent = SparesRefilled | ShipRepaired | ItemsBought;
