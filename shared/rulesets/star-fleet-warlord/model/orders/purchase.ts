import type { Ordered } from '../ordered.ts';

/** Buys ships of one row of the Ship List, one after the other. */
export interface Purchase extends Ordered<'purchase'> {
  readonly design: string;
  /** The highest price; absent: any. */
  readonly most?: number;
  readonly name: string;
}

/** Orders of ships that are bought, and what they cost: of ships, each in one slot of its line, and of the Home Office. */
export type PurchaseShipOrder = never;
export type PurchaseOfficeOrder = Purchase;
