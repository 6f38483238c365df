import type { PlaceId, SeatId, UnitId } from '../ids.ts';

export interface MapPicture {
  readonly places: readonly PlacePicture[];
  /** Linked neighbours, each pair once. */
  readonly links: readonly (readonly [PlaceId, PlaceId])[];
  /** Neighbouring places without a link, each pair once. */
  readonly barriers: readonly (readonly [PlaceId, PlaceId])[];
}

export interface PlacePicture {
  readonly place: PlaceId;
  readonly q: number;
  readonly r: number;
  readonly number: number;
  readonly name: string;
  /** Absent: owned by nobody, as far as the reader knows. */
  readonly owner?: SeatId;
  /** The owner has annexed it: the banner stands on a golden base. */
  readonly golden: boolean;
  /** Whole money a turn, undamaged; absent when not known. */
  readonly revenue?: number;
  readonly damage: number;
  readonly industrialCenter: boolean;
  /** Level of the sector defence, 0 for none. */
  readonly defence: number;
  readonly defenceDamage: number;
  /** Turn of the last report; absent when never reported. */
  readonly reported?: number;
  /** No report this turn. */
  readonly stale: boolean;
  readonly own?: ForcePicture;
  readonly foreign?: ForcePicture;
  /** A battle was fought here last turn. */
  readonly battle: boolean;
}

export interface ForcePicture {
  /** The class of the most valuable ship, for its silhouette. */
  readonly shipClass: string;
  readonly ships: number;
  /** Owners by ships, most first; undefined stands for the independents. */
  readonly owners: readonly (SeatId | undefined)[];
  readonly units: readonly UnitId[];
  /** Whether all these ships are hidden from others. */
  readonly cloaked?: boolean;
}
