import { id, integer, object } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';

/** Core economics on their way from a homeworld to the next one (B11.90). */
export interface Uprooted {
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Economic points that are under way in this turn, and nobody can spend. */
  readonly moving: number;
  /** Those that still follow. */
  readonly left: number;
}
export const uprootedShape = object({
  from: id<PlaceId>(),
  to: id<PlaceId>(),
  moving: integer(0, 10_000),
  left: integer(0, 10_000),
});
