import type { PlaceId } from '../ids.ts';

/** A playing board: places, what joins them, and what people call them. */
export interface Board {
  /** The places one step away, in id order. */
  neighbours(place: PlaceId): readonly PlaceId[];
  /** The name on the map, unique on this board. */
  label(place: PlaceId): string;
  find(label: string): PlaceId | undefined;
}
