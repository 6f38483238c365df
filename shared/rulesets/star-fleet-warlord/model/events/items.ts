import type { UnitId } from '#kernel/ids.ts';
import type { OfShip } from '../happened.ts';

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

/** Events of what ships carry, store and repair with. */
export type ItemsEvent = SparesRefilled | ShipRepaired;
