import type { Ordered } from '../ordered.ts';

/** Spares a Corporation or power by its number, or nobody: 0. */
export interface Ally extends Ordered<'ally'> {
  readonly with: number;
}
/** Watches out for a Corporation or power by its number, or for nobody: 0. */
export interface DefendAgainst extends Ordered<'defend-against'> {
  readonly against: number;
}
/** Fights by these tactics, by their numbers. */
export interface SetTactics extends Ordered<'set-tactics'> {
  readonly attack: number;
  readonly defense: number;
}
/** Attacks from so many percent of the defense on. */
export interface SetAttackPercent extends Ordered<'set-attack-percent'> {
  readonly percent: number;
}
/** How a Corporation fights, and whom. */
export type PostureOrder = Ally | DefendAgainst | SetTactics | SetAttackPercent;

/** Throws a switch for the next runs: orders before moves, moves in the last pulses, short notes. */
export interface SetSwitch extends Ordered<'set-switch'> {
  readonly what: SwitchName;
  readonly on: boolean;
}
export const switchNames = ['reversedOrders', 'reversedMoves', 'veteran'] as const;
export type SwitchName = (typeof switchNames)[number];
/** Buys so many lines for orders of the next run; `permanent`: ten in every run, or no more. */
export interface BuyLines extends Ordered<'buy-lines'> {
  readonly lines: number;
  readonly permanent?: boolean;
}
/** How the sheet of a Corporation is read. */
export type SheetOrder = SetSwitch | BuyLines;

/** Orders of messages, names, and how a Corporation stands to others: of ships, each in one slot of its line, and of the Home Office. */
export type StanceShipOrder = never;
export type StanceOfficeOrder = PostureOrder | SheetOrder;
