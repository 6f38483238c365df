import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { OfShip } from '../happened.ts';

export interface ShipMoved extends OfShip<'ship-moved'> {
  readonly from: PlaceId;
  /** What the ship finds, such as `PL+AF`. */
  readonly terrain: string;
  /** The direction in which a ship of a power flies on, where it is another than before. */
  readonly heading?: number;
}

/** Thrown elsewhere by weak space or a stargate, of which `from` is the hex. */
export interface ShipTeleported extends OfShip<'ship-teleported'> {
  readonly from: PlaceId;
  readonly terrain: string;
  readonly by: 'WS' | 'SG';
}

/** Did not enter `refused`: the look ahead of an explorer. */
export interface ShipHeld extends OfShip<'ship-held'> {
  readonly refused: PlaceId;
  readonly terrain: string;
}

export interface ShipHalted extends OfShip<'ship-halted'> {
  /** The hex number that is no neighbour; absent for ships of powers, which stay where they are for the rest of the year. */
  readonly hex?: string;
}

/** Terrain does damage. */
export interface ShipDamaged extends OfShip<'ship-damaged'> {
  readonly by: string;
  readonly points: number;
  readonly shields: number;
  /** Internal damage it has now. */
  readonly damage: number;
}

export interface ShieldsDropped extends OfShip<'shields-dropped'> {
  readonly by: string;
  /** What an Engineer keeps of them. */
  readonly kept?: 1;
}

export interface CrewLost extends OfShip<'crew-lost'> {
  readonly by: string;
  readonly crew: number;
}

export interface ShipDrained extends OfShip<'ship-drained'> {
  readonly by: string;
  readonly drained: number;
}

/** A repair ship spends a point to keep its engines. */
export interface SparesSpent extends OfShip<'spares-spent'> {
  readonly by: string;
}

export interface ShipFrozen extends OfShip<'ship-frozen'> {}

export interface TollPaid extends OfShip<'toll-paid'> {
  readonly ep: number;
}

export interface PathPassed extends OfShip<'path-passed'> {}

export interface ShipDestroyed extends OfShip<'ship-destroyed'> {
  readonly design: string;
  /** Its owner hears it. */
  readonly name?: string;
  /** A terrain code, or `battle`. */
  readonly by: string;
  /** With whom it fought. */
  readonly foe?: SeatId;
}

export interface MinefieldSwept extends OfShip<'minefield-swept'> {
  readonly field: PlaceId;
  readonly pulse: number;
  readonly ships: number;
}

/** Events of ships on their way, and what terrain does to them. */
export type MovementEvent =
  | ShipMoved
  | ShipTeleported
  | ShipHeld
  | ShipHalted
  | ShipDamaged
  | ShieldsDropped
  | CrewLost
  | ShipDrained
  | SparesSpent
  | ShipFrozen
  | TollPaid
  | PathPassed
  | ShipDestroyed
  | MinefieldSwept;
