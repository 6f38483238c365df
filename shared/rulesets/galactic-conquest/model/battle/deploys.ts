import { id, integer, line, list, object } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { Flyer } from './wings.ts';
import { flyerShape } from './wings.ts';

/** Fighters or gunboats that go from stock aboard a ship in a segment (A4.151, A4.201). */
export interface Deploying {
  readonly flyer: Flyer;
  readonly count: number;
  /** The ship, as orders name it. */
  readonly ship: string;
  readonly segment: number;
  readonly cause: OrderRef;
}

/** What is ordered of a squadron's attrition units this turn. */
export interface Flying {
  readonly deploys?: readonly Deploying[];
}
export const mostDeployed = 99;
export const deploysShape = list(
  object({
    flyer: flyerShape,
    count: integer(1, mostDeployed),
    ship: line(24, 1),
    segment: integer(1, 12),
    cause: id<OrderRef>(),
  }),
  mostDeployed,
);
