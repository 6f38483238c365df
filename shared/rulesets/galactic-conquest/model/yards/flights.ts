import { integer, line, list, object, oneOf, optional, literal } from '#kernel/codec/shapes.ts';
import { id } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { YardId } from './yard.ts';
import { flyerClasses } from '../battle/wings.ts';

/** What is built for stock: fighters, bombers, gunboats, and pods, pallets and skids, which ships carry (B8.40). */
export const stockClasses = [...flyerClasses, 'POD'] as const;
export type StockClass = (typeof stockClasses)[number];

/** Units that an empire builds in a hex for its stock: they are there at the end of the turn, those of a dock or a base station a turn later (B8.40, B8.50). */
export interface Flight {
  readonly place: PlaceId;
  readonly type: string;
  readonly class: StockClass;
  readonly spaces: number;
  readonly count: number;
  /** Gunboats of no standard type (C20.10). */
  readonly variant?: true;
  /** The dock or base station that an order names, and the turn in which it was ordered there (B8.90, B8.96). */
  readonly slow?: { readonly yard: YardId; readonly ordered: number };
}
export const mostBuilt = 999;
export const flightsShape = list(
  object({
    place: id<PlaceId>(),
    type: line(20, 1),
    class: oneOf(stockClasses),
    spaces: integer(0, 4),
    count: integer(1, mostBuilt),
    variant: optional(literal(true)),
    slow: optional(object({ yard: id<YardId>(), ordered: integer(1, 99_999) })),
  }),
  mostBuilt,
);
