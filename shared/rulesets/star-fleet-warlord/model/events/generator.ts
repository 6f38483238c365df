import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { Ship } from '../ship.ts';

export interface GameWon extends Happened<'game-won'> {
  readonly seat: SeatId;
  readonly sectors: number;
  readonly sites: number;
}

/** The game master has given a Corporation to the computer, or to a player. */
export interface LeadershipChanged extends Happened<'leadership-changed'> {
  readonly seat: SeatId;
  readonly computer: boolean;
}

/** Sites of a power bring in what they produce, and those that were raided are so no more (SFW 2533). */
export interface PowerReceived extends Happened<'power-received'> {
  readonly seat: SeatId;
  readonly income: Funds;
  /** Sites that were raided. */
  readonly cleared: readonly PlaceId[];
}

/** A power builds a ship. */
export interface ShipBuilt extends OfShip<'ship-built'> {
  readonly made: Ship;
  readonly ep: number;
}

/** A monster divides, and begins its life anew. */
export interface MonsterDivided extends OfShip<'monster-divided'> {
  readonly child: UnitId;
  readonly made: Ship;
}

/** A monster eats the moons of a site: it has none any more. */
export interface MoonsEaten extends OfShip<'moons-eaten'> {}

/** Events of the Next Turn Generator, and powers that no Corporation leads. */
export type GeneratorEvent =
  | GameWon
  | PowerReceived
  | ShipBuilt
  | MonsterDivided
  | MoonsEaten
  | LeadershipChanged;
