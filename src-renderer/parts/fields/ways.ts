import type { Position } from '#kernel/board/position.ts';
import type { PlaceId } from '#kernel/ids.ts';
import type { RouteStep } from '#kernel/picture/routeStep.ts';

/** What a way needs to know of the map and of its order’s form. */
export interface Ways {
  /** Every place by the name it goes by, in the order of a list. */
  readonly places: readonly { readonly place: PlaceId; readonly name: string }[];
  /** What the map calls a place that is not among them. */
  nameOf(place: PlaceId): string;
  /** Any place by that name or label. */
  find(text: string): PlaceId | undefined;
  /** The steps as they are now. */
  along(field: string, way: readonly Position[]): readonly RouteStep[];
  /** What picking this next would add. */
  ahead(field: string, to: Position): readonly RouteStep[];
}

/** A way being drawn on a map. */
export interface Chart {
  readonly from: Position | undefined;
  readonly steps: readonly RouteStep[];
  readonly onpick: (place: PlaceId) => void;
}
