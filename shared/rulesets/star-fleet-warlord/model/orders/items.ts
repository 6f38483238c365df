import type { Ordered } from '../ordered.ts';
import type { ItemKind } from '../ship.ts';

/** Buys items of a kind for so many EP at the most. */
export interface BuyItems extends Ordered<'buy-items'> {
  readonly what: ItemKind;
  readonly ep: number;
}

/** Orders of what ships carry, store and repair with: of ships, each in one slot of its line, and of the Home Office. */
export type ItemsShipOrder = Ordered<'fix' | 'repair'>;
export type ItemsOfficeOrder = BuyItems;
