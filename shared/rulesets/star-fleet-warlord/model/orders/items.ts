import type { Ordered } from '../ordered.ts';
import type { ItemKind } from '../ship.ts';

/** Buys items of a kind for so many EP at the most. */
export interface BuyItems extends Ordered<'buy-items'> {
  readonly what: ItemKind;
  readonly ep: number;
}

/**
 * Orders of what ships carry, store and repair with: of ships, each in one slot of its line, and of the Home Office. Items change hands by
 * `give`, and between a ship and the garrison of a site by `fill-garrison` and `take-garrison` (SFW 1695, 1712, 1742).
 */
export type ItemsShipOrder = Ordered<
  | 'collect-decoys'
  | 'drop-cloaked-decoy'
  | 'drop-decoy'
  | 'fill-garrison'
  | 'fix'
  | 'give'
  | 'place-base'
  | 'repair'
  | 'take-garrison'
>;
export type ItemsOfficeOrder = BuyItems;
