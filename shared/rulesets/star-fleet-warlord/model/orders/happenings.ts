import type { PlaceId } from '#kernel/words/ids.ts';
import type { Resource } from '../funds.ts';
import type { Ordered } from '../ordered.ts';

/** Turns so much of one resource into another, less a fee (SFW 7403). */
export interface TradeResources extends Ordered<'trade-resources'> {
  readonly from: Resource;
  readonly to: Resource;
  readonly amount: number;
}
/** Calms the terrain of a hex for good (SFW 7520). */
export interface CalmHex extends Ordered<'calm-hex'> {
  readonly place: PlaceId;
}
/** Wishes for a random event in this run, or for none (SFW 3769, 3791). */
export interface WishEvent extends Ordered<'wish-event'> {
  readonly wanted: boolean;
}

/** Orders of Sector Specials, random events, stock and lists: of ships, each in one slot of its line, and of the Home Office. */
export type HappeningsShipOrder = never;
export type HappeningsOfficeOrder = TradeResources | CalmHex | WishEvent;
