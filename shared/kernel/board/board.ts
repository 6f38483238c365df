import type { PlaceId } from '../ids.ts';

/** A playing board: places, the links between them, and their names. */
export interface Board {
  /** The places one step away, in id order. */
  neighbours(place: PlaceId): readonly PlaceId[];
  /** The name on the map, unique on this board. */
  label(place: PlaceId): string;
  find(label: string): PlaceId | undefined;
}
