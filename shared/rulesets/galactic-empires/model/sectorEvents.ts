import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Happened } from './battleEvents.ts';

/** `damage`: the new level of damage. */
export interface SectorDamaged extends Happened<'sector-damaged'> {
  readonly place: PlaceId;
  readonly damage: number;
}

export interface SectorRepaired extends Happened<'sector-repaired'> {
  readonly place: PlaceId;
  readonly damage: number;
}

/** `amount` arrives in full; the sender pays `fee` on top. */
export interface ResourcesSent extends Happened<'resources-sent'> {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly amount: number;
  readonly fee: number;
}

export interface UpkeepPaid extends Happened<'upkeep-paid'> {
  readonly seat: SeatId;
  readonly due: number;
  readonly paid: number;
}

export interface SectorCeded extends Happened<'sector-ceded'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

export interface SectorAnnexed extends Happened<'sector-annexed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly cost: number;
}

export interface AnnexationDeclined extends Happened<'annexation-declined'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly decline: number;
}

export interface AnnexationLapsed extends Happened<'annexation-lapsed'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
}

/** One level more for the owner of the sector, whoever builds it (GE 882). `level`: the new level. */
export interface DefencesBuilt extends Happened<'defences-built'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly level: number;
  readonly cost: number;
}

/** `levelDamage`: the damage that is left. */
export interface DefencesRepaired extends Happened<'defences-repaired'> {
  readonly place: PlaceId;
  readonly levelDamage: number;
}

/** `level`: the level that is left. */
export interface DefencesRazed extends Happened<'defences-razed'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly levels: number;
  readonly level: number;
  readonly salvage: number;
}

export interface SectorGiven extends Happened<'sector-given'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly to: SeatId;
}

/** No longer annexed, because its annexer has too many sectors (GE 1008). */
export interface SectorReleased extends Happened<'sector-released'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

export interface ResourcesDecayed extends Happened<'resources-decayed'> {
  readonly seat: SeatId;
  readonly amount: number;
}

export interface RevenueGained extends Happened<'revenue-gained'> {
  readonly seat: SeatId;
  readonly amount: number;
  readonly sectors: readonly { readonly place: PlaceId; readonly amount: number }[];
}

/** Events of sectors, their defences and money; money in hundredths. */
export type SectorEvent =
  | SectorDamaged
  | SectorRepaired
  | ResourcesSent
  | UpkeepPaid
  | SectorCeded
  | SectorAnnexed
  | AnnexationDeclined
  | AnnexationLapsed
  | DefencesBuilt
  | DefencesRepaired
  | DefencesRazed
  | SectorGiven
  | SectorReleased
  | ResourcesDecayed
  | RevenueGained;
