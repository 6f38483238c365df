import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { SectorId } from '../ids.ts';

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
  readonly noticed?: Noticed;
}

export interface CloaksScanned extends OfShip<'cloaks-scanned'> {
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

/** Events of what ships and bases see. */
export type ScansEvent = SectorScanned | ShipsScanned | CloaksScanned | ScansNoticed;
