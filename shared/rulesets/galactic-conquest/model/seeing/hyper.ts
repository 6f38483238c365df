import type { Shape } from '#kernel/codec/shape.ts';
import { id, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId } from '#kernel/words/ids.ts';

/** Where a squadron goes by hyperwarp this turn: it is there at its end, and nobody meets it on the way (C21.51). */
export interface Hyper {
  readonly to: PlaceId;
  readonly cause: OrderRef;
}

export const hyperShape: Shape<Hyper> = object({ to: id<PlaceId>(), cause: id<OrderRef>() });
