import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Letter } from '../state.ts';
import type { Corporation } from '../corporation.ts';
import type { SendMessage, SwitchName } from '../orders/stance.ts';
import type { Happened } from '../happened.ts';

/** A Corporation has a new ally, or none. */
export interface AllySet extends Happened<'ally-set'> {
  readonly seat: SeatId;
  readonly ally?: SeatId;
}
/** It watches out for somebody else, or for nobody. */
export interface DefenseSet extends Happened<'defense-set'> {
  readonly seat: SeatId;
  readonly against?: SeatId;
}
export interface TacticsSet extends Happened<'tactics-set'> {
  readonly seat: SeatId;
  readonly tactics: Corporation['tactics'];
}
export interface AttackPercentSet extends Happened<'attack-percent-set'> {
  readonly seat: SeatId;
  readonly percent: number;
}
/** What changes how a Corporation fights, and whom. */
export type PostureEvent = AllySet | DefenseSet | TacticsSet | AttackPercentSet;

export interface SwitchSet extends Happened<'switch-set'> {
  readonly seat: SeatId;
  readonly what: SwitchName;
  readonly on: boolean;
}
/** Lines of the next run are bought; `permanent`: in every run from now on, or no more. */
export interface LinesBought extends Happened<'lines-bought'> {
  readonly seat: SeatId;
  readonly lines: number;
  readonly ep: number;
  readonly permanent?: boolean;
}
/** What changes how its sheet is read. */
export type SheetEvent = SwitchSet | LinesBought;

/** A Corporation calls itself otherwise from now on. */
export interface CorporationNamed extends Happened<'corporation-named'> {
  readonly seat: SeatId;
  readonly number: number;
  readonly name: string;
}
export interface ShipNamed extends Happened<'ship-named'> {
  readonly seat: SeatId;
  readonly ship: UnitId;
  readonly design: string;
  readonly name: string;
}
export interface SiteNamed extends Happened<'site-named'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly name: string;
}
/** What it tells of itself: a text that is empty is told no more. */
export interface HeaderSet extends Happened<'header-set'> {
  readonly seat: SeatId;
  readonly header: string;
}
export interface MottoSet extends Happened<'motto-set'> {
  readonly seat: SeatId;
  readonly motto: string;
}
export interface PhoneSet extends Happened<'phone-set'> {
  readonly seat: SeatId;
  readonly open: boolean;
  readonly phone: string;
}
export interface InfoSet extends Happened<'info-set'> {
  readonly seat: SeatId;
  readonly info: string;
}
/** What changes how a Corporation and what it owns are called, and what it tells of itself. */
export type NamesEvent = CorporationNamed | ShipNamed | SiteNamed | HeaderSet | MottoSet | PhoneSet | InfoSet;

/** A message goes to those who are to hear it; whoever sends it is not told who they are. */
export interface MessageSent
  extends Happened<'message-sent'>, Pick<SendMessage, 'to' | 'number' | 'sector' | 'signed' | 'text'> {
  readonly seat: SeatId;
  readonly hearers: readonly SeatId[];
}
/** It is heard, in the next run of whoever hears it; or the game master says something. */
export interface MessageHeard extends Happened<'message-heard'>, Omit<Letter, 'way' | 'from'> {
  readonly hearer: SeatId;
  /** Who speaks, where that is told: clients list such words beside the speaker where they went to all. */
  readonly seat?: SeatId;
  readonly way: Letter['way'] | 'master';
}
/** A Corporation learns how to reach whoever plays another one. */
export interface ContactTold extends Happened<'contact-told'> {
  readonly seat: SeatId;
  readonly foe: SeatId;
  readonly person?: string;
  readonly phone?: string;
  readonly info: string;
}
/** What is said to others. */
export type MessagesEvent = MessageSent | MessageHeard | ContactTold;

/** Events of messages, names, and how a Corporation stands to others. */
export type StanceEvent = PostureEvent | SheetEvent | NamesEvent | MessagesEvent;
