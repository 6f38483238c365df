import type { PlaceId } from '#kernel/words/ids.ts';
import type { SectorId } from '../ids.ts';
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

/** Calls the Corporation by another name. */
export interface NameCorporation extends Ordered<'name-corporation'> {
  readonly name: string;
}
/** Calls an own ship by another name: the one with this number among those of its row of the Ship List. */
export interface NameShip extends Ordered<'name-ship'> {
  readonly design: string;
  readonly number: number;
  readonly name: string;
}
export interface NameSite extends Ordered<'name-site'> {
  readonly place: PlaceId;
  readonly name: string;
}
/** What stands before the names of ships that are bought from now on; empty: nothing. */
export interface SetHeader extends Ordered<'set-header'> {
  readonly header: string;
}
/** What others read on the ships of the Corporation when they meet them in battle. */
export interface SetMotto extends Ordered<'set-motto'> {
  readonly motto: string;
}
/** A telephone number, and whether those who meet the Corporation are told it; absent: the one that is set. */
export interface SetPhone extends Ordered<'set-phone'> {
  readonly open: boolean;
  readonly phone?: string;
}
/** What those who meet the Corporation are told of how to reach whoever plays it. */
export interface SetInfo extends Ordered<'set-info'> {
  readonly info: string;
}
/** What a Corporation and what it owns are called, and what it tells of itself. */
export type NamesOrder = NameCorporation | NameShip | NameSite | SetHeader | SetMotto | SetPhone | SetInfo;

/** Whom a message can be sent to: everybody, a Corporation, whoever has its Home Office in a sector, all with ships in one, a team. */
export const audiences = ['all', 'corporation', 'sector', 'ships', 'team'] as const;
/** Whether whoever hears a message is told who has sent it, and how to reach them. */
export const signatures = ['known', 'rsvp'] as const;
/** Sends a message: of a Corporation or a team the number is given, of a Home Office or ships the sector. */
export interface SendMessage extends Ordered<'send-message'> {
  readonly to: (typeof audiences)[number];
  readonly number?: number;
  readonly sector?: SectorId;
  /** Absent: nobody is told. */
  readonly signed?: (typeof signatures)[number];
  readonly text: string;
}

/** Orders of messages, names, and how a Corporation stands to others: of ships, each in one slot of its line, and of the Home Office. */
export type StanceShipOrder = never;
export type StanceOfficeOrder = PostureOrder | SheetOrder | NamesOrder | SendMessage;
