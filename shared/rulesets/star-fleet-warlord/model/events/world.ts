import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Happened, OfShip } from '../happened.ts';

/** A Corporation gets EP; `debt`: what it then owes. */
export interface LoanTaken extends Happened<'loan-taken'> {
  readonly seat: SeatId;
  readonly ep: number;
  readonly debt: number;
}
/** It pays some of them back. */
export interface LoanRepaid extends Happened<'loan-repaid'> {
  readonly seat: SeatId;
  readonly ep: number;
  readonly debt: number;
}
/** Its debt grows by a percentage. */
export interface InterestCharged extends Happened<'interest-charged'> {
  readonly seat: SeatId;
  readonly percent: number;
  readonly ep: number;
  readonly debt: number;
}
/** A ship is taken for a debt, which falls by `ep`. */
export interface ShipRepossessed extends OfShip<'ship-repossessed'> {
  readonly design: string;
  readonly name: string;
  readonly ep: number;
  readonly debt: number;
}

/** The Default Build is made, because none came in or it was asked for. */
export interface DefaultBuildMade extends Happened<'default-build-made'> {
  readonly seat: SeatId;
}

/** A ship goes to the Graveyard of Ships, and sends its map home. */
export interface GraveyardEntered extends OfShip<'graveyard-entered'> {
  readonly from: PlaceId;
}

/** Events of the Graveyard, and money lent. */
export type WorldEvent =
  | LoanTaken
  | LoanRepaid
  | InterestCharged
  | ShipRepossessed
  | DefaultBuildMade
  | GraveyardEntered;
