import type { Ordered } from '../ordered.ts';

/** Borrows so many EP, or what is still lent of them. */
export interface RequestLoan extends Ordered<'request-loan'> {
  readonly ep: number;
}
/** Pays so many EP of what is owed, or all of it. */
export interface RepayLoan extends Ordered<'repay-loan'> {
  readonly ep: number;
}

/** Orders of the Graveyard, and money lent: of ships, each in one slot of its line, and of the Home Office. */
export type WorldShipOrder = never;
export type WorldOfficeOrder = RequestLoan | RepayLoan;
