import type { Ordered } from '../ordered.ts';

/** Buys a ship of one row of the Ship List. */
export interface Purchase extends Ordered<'purchase'> {
  readonly design: string;
  /** The highest price; absent: any. */
  readonly most?: number;
  /** With a cloaking device, which only Orions sell (SFW 3356). */
  readonly cloak?: true;
  /** The number of the Warp Gate at which it is delivered; absent: at the Home Office. */
  readonly gate?: number;
  readonly name: string;
}
/** Makes a race one of three whose ships are had at their price. */
export interface DeclareRace extends Ordered<'declare-race'> {
  readonly race: string;
}
/** Puts another race, or none, in the place of one. */
export interface ChangeRace extends Ordered<'change-race'> {
  readonly from: string;
  readonly to?: string;
}
/** Buys no ship for more percent of its list price; 0: at any. */
export interface SetPricePercent extends Ordered<'set-price-percent'> {
  readonly percent: number;
}
/** Asks for the figures and the price of a ship. */
export interface AskForAd extends Ordered<'ask-for-ad'> {
  readonly design: string;
}

/** Which races the advertisements of the following turns show: the primary ones with civilians, all, or one by its letter (SFW 4280). */
export interface RequestAds extends Ordered<'request-ads'> {
  readonly of: string;
}
/** What may be written for a race. */
export const adChoices = ['PRIMARY', 'ALL'] as const;

/** Begins a Mega-Battleship (SFW 7459). */
export type BeginMegaship = Ordered<'begin-megaship'>;

/** Orders of ships that are bought, and what they cost: of ships, each in one slot of its line, and of the Home Office. */
export type PurchaseShipOrder = never;
export type PurchaseOfficeOrder =
  | Purchase
  | DeclareRace
  | ChangeRace
  | SetPricePercent
  | AskForAd
  | RequestAds
  | BeginMegaship;
