import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { Funds } from '../funds.ts';
import type { SectorId } from '../ids.ts';
import type { ScanHex } from '../orders/scans.ts';

export interface SectorScanned extends OfShip<'sector-scanned'> {
  readonly sector: SectorId;
  /** Whose Home Office is there. */
  readonly office?: SeatId;
}

/** Heavy scouts whose crews notice the scan: nobody is told of it but their owners, in their next run. */
type Noticed = readonly UnitId[];

export interface ShipsScanned extends Happened<'ships-scanned'> {
  /** Absent: a base scans. */
  readonly ship?: UnitId;
  readonly seat: SeatId;
  readonly sector: SectorId;
  readonly place: PlaceId;
  readonly hexes: readonly { readonly place: PlaceId; readonly ships?: number; readonly owner?: SeatId }[];
  /** Hexes that are not shown may have ships all the same. */
  readonly partly?: true;
  readonly noticed?: Noticed;
}

export interface CloaksScanned extends Happened<'cloaks-scanned'> {
  /** Absent: a base scans. */
  readonly ship?: UnitId;
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly sector: SectorId;
  readonly present: boolean;
  readonly ships?: number;
  readonly hexes?: readonly PlaceId[];
  readonly noticed?: Noticed;
}

/** Heavy scouts that were found by scans of others, so many times since the last run. */
export interface ScansNoticed extends Happened<'scans-noticed'> {
  readonly seat: SeatId;
  readonly ships: Readonly<Record<UnitId, number>>;
}

/** A base finds out about a hex; of a site only with what was asked for. Absent `terrain`: the scan is jammed. */
export interface HexScanned extends Happened<'hex-scanned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly what: ScanHex['what'];
  /** Such as `PL+AF`. */
  readonly terrain?: string;
  readonly points?: number;
  readonly fighters?: number;
  readonly pfs?: number;
  /** Foreign ships that do not hide, and those that do. */
  readonly ships?: number;
  readonly hidden?: number;
  readonly listed?: readonly { readonly race: string; readonly design: string; readonly name: string }[];
  readonly production?: Funds;
  readonly prospect?: number;
  readonly owner?: SeatId;
  readonly base?: boolean;
  /** The Sector Special that stands there, by its key. */
  readonly special?: string;
  /** Where a stargate leads. */
  readonly gate?: PlaceId;
}

/** The owner of a site learns who has scanned its hex. */
export interface HexScanDetected extends Happened<'hex-scan-detected'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly foe: SeatId;
}

/** A site jams scans until the next run of its owner. */
export interface SiteJammed extends Happened<'site-jammed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

/** A base keeps still until the next run of its owner. */
export interface BaseStilled extends Happened<'base-stilled'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

/** Jamming and keeping still end. */
export interface WatchEnded extends Happened<'watch-ended'> {
  readonly seat: SeatId;
  readonly places: readonly PlaceId[];
}

/** A base looks for monsters in its sector. */
export interface MonstersScanned extends Happened<'monsters-scanned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly sector: SectorId;
  readonly monsters: readonly {
    readonly place: PlaceId;
    readonly design: string;
    readonly heading: number;
  }[];
}

/** A base finds out what prospecting the hexes of its sector would yield; those that are not listed hold nothing. */
export interface ValuesScanned extends Happened<'values-scanned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly sector: SectorId;
  readonly ep: number;
  readonly values: Readonly<Record<PlaceId, number>>;
}

/** Events of what ships and bases see. */
export type ScansEvent =
  | SectorScanned
  | ShipsScanned
  | CloaksScanned
  | ScansNoticed
  | HexScanned
  | HexScanDetected
  | SiteJammed
  | BaseStilled
  | WatchEnded
  | MonstersScanned
  | ValuesScanned;
