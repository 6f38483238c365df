import type { Ordered } from '../ordered.ts';

/** Borrows so many EP, or what is still lent of them. */
export interface RequestLoan extends Ordered<'request-loan'> {
  readonly ep: number;
}
/** Pays so many EP of what is owed, or all of it. */
export interface RepayLoan extends Ordered<'repay-loan'> {
  readonly ep: number;
}

/** Has the Default Build made in the year of the Initial Build. */
export type MakeDefaultBuild = Ordered<'make-default-build'>;

/** Orders of the Graveyard, and money lent: of ships, each in one slot of its line, and of the Home Office. */
export type WorldOfficeOrder = RequestLoan | RepayLoan | MakeDefaultBuild;
