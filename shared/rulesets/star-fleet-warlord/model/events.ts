import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { SectorId } from './ids.ts';
import type { Funds } from './funds.ts';
import type { Ship } from './ship.ts';

interface Happened<K extends string> {
  readonly kind: K;
  readonly cause?: OrderRef;
}
/** What happens to a ship; `seat` owns it. */
interface OfShip<K extends string> extends Happened<K> {
  readonly ship: UnitId;
  readonly seat: SeatId;
  readonly place: PlaceId;
}

export interface IncomeReceived extends Happened<'income-received'> {
  readonly seat: SeatId;
  /** What comes in, less the support of ships. */
  readonly income: Funds;
  readonly sites: number;
  /** Sectors whose major sites are all its own. */
  readonly sectors: number;
  /** Food for the support of ships. */
  readonly support: number;
}
export interface ShipsPrepared extends Happened<'ships-prepared'> {
  readonly seat: SeatId;
  /** Ships as they begin the year: a year older, shields full. */
  readonly ships: Readonly<Record<UnitId, Pick<Ship, 'age' | 'shields' | 'crew' | 'crewMost' | 'improved'>>>;
}

export interface ShipMoved extends OfShip<'ship-moved'> {
  readonly from: PlaceId;
  /** What the ship finds, such as `PL+AF`. */
  readonly terrain: string;
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
  /** The hex number that is no neighbour. */
  readonly hex: string;
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
export interface SparesRefilled extends OfShip<'spares-refilled'> {
  readonly spares: number;
}

export interface HexAssayed extends OfShip<'hex-assayed'> {
  readonly value: number;
}
export interface ShipCloaked extends OfShip<'ship-cloaked'> {}
export interface ShipUncloaked extends OfShip<'ship-uncloaked'> {}
export interface CrewCured extends OfShip<'crew-cured'> {
  readonly crew: number;
}
export interface ShipRepaired extends OfShip<'ship-repaired'> {
  readonly ores: number;
  readonly shields: number;
  readonly crew: number;
  /** The repair ship whose point was spent. */
  readonly by?: UnitId;
}
export interface HexProspected extends OfShip<'hex-prospected'> {
  readonly ep: number;
}
export interface SectorScanned extends OfShip<'sector-scanned'> {
  readonly sector: SectorId;
  /** Whose Home Office is there. */
  readonly office?: SeatId;
}
export interface ShipsScanned extends Happened<'ships-scanned'> {
  /** Absent: a base scans. */
  readonly ship?: UnitId;
  readonly seat: SeatId;
  readonly sector: SectorId;
  readonly place: PlaceId;
  readonly hexes: readonly { readonly place: PlaceId; readonly ships?: number; readonly owner?: SeatId }[];
}
export interface CloaksScanned extends OfShip<'cloaks-scanned'> {
  readonly sector: SectorId;
  readonly present: boolean;
  readonly ships?: number;
  readonly hexes?: readonly PlaceId[];
}
export interface ShipScrapped extends OfShip<'ship-scrapped'> {
  readonly ep: number;
}
export interface MinefieldSwept extends OfShip<'minefield-swept'> {
  readonly field: PlaceId;
  readonly pulse: number;
  readonly ships: number;
}
export interface CrewTrained extends OfShip<'crew-trained'> {
  readonly people: number;
  readonly crew: number;
}
export interface ShipBought extends Happened<'ship-bought'> {
  readonly seat: SeatId;
  readonly ship: UnitId;
  readonly place: PlaceId;
  readonly price: number;
  readonly made: Ship;
}

/** What a battle is about: an attack by `seat` on `foe`. */
interface OfBattle<K extends string> extends Happened<K> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe: SeatId;
}
export interface AttackDeclined extends OfBattle<'attack-declined'> {
  /** Where the attackers fall back; what they saw, and what the site produces, they hear themselves. */
  readonly ships?: Readonly<Record<UnitId, PlaceId>>;
  readonly attack?: number;
  readonly defense?: number;
  readonly production?: Funds;
}
export interface BattleJoined extends OfBattle<'battle-joined'> {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly points: number;
  readonly attack: number;
  readonly defense: number;
  readonly production?: Funds;
}
/** A ship as both sides see it. */
export interface Fighter {
  readonly ship: UnitId;
  readonly design: string;
  /** L, M, H or C; absent where it is whole. */
  readonly level?: string;
}
/** A round, as it leaves every unit that took part. */
export interface RoundFought extends OfBattle<'round-fought'> {
  readonly round: number;
  readonly hits: readonly Hit[];
  /** Damage to the fortifications, and what is left; absent where there are none. */
  readonly forts?: { readonly damage: number; readonly points: number; readonly base: boolean };
}
/** Damage to a ship; its owner hears what is left. */
export interface Hit {
  readonly ship: UnitId;
  readonly points: number;
  readonly left?: Pick<Ship, 'shields' | 'damage'>;
}
export interface BattleEnded extends OfBattle<'battle-ended'> {
  /** Absent: nobody is left. */
  readonly winner?: SeatId;
}
export interface SiteCaptured extends Happened<'site-captured'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly foe?: SeatId;
}
export interface CrewGained extends OfShip<'crew-gained'> {
  readonly crew: number;
}
export interface BountyEarned extends Happened<'bounty-earned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
}

export interface CorporationFell extends Happened<'corporation-fell'> {
  readonly seat: SeatId;
}
export interface GameWon extends Happened<'game-won'> {
  readonly seat: SeatId;
  readonly sectors: number;
  readonly sites: number;
}

export type Event =
  | (IncomeReceived | ShipsPrepared | ShipMoved | ShipTeleported | ShipHeld | ShipHalted | ShipDamaged)
  | (ShieldsDropped | CrewLost | ShipDrained | SparesSpent | ShipFrozen | TollPaid | PathPassed)
  | (
      | ShipDestroyed
      | SparesRefilled
      | HexAssayed
      | ShipCloaked
      | ShipUncloaked
      | CrewCured
      | ShipRepaired
      | HexProspected
    )
  | (SectorScanned | ShipsScanned | CloaksScanned | ShipScrapped | MinefieldSwept | CrewTrained | ShipBought)
  | (AttackDeclined | BattleJoined | RoundFought | BattleEnded | SiteCaptured | CrewGained | BountyEarned)
  | (CorporationFell | GameWon);
