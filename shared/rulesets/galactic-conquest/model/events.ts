import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Mobility } from '../tables/economy.ts';
import type { Combat } from './combat.ts';
import type { Verdict } from './orders.ts';

export interface Mobilised {
  readonly kind: 'mobilised';
  readonly seat: SeatId;
  readonly to: Mobility;
  readonly cause: OrderRef;
}
export interface Plotted {
  readonly kind: 'plotted';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly way: readonly PlaceId[];
  readonly cause: OrderRef;
}
export interface Instructed {
  readonly kind: 'instructed';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly combat: Combat;
  readonly cause: OrderRef;
}
export interface Moved {
  readonly kind: 'moved';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly place: PlaceId;
  /** It enters to attack whoever is there. */
  readonly attacks?: true;
  readonly cause: OrderRef;
}
/** It made no further move this turn. */
export interface TurnedBack {
  readonly kind: 'turned-back';
  readonly seat: SeatId;
  readonly unit: UnitId;
  /** The hex that it did not enter. */
  readonly place: PlaceId;
  readonly cause: OrderRef;
}
export interface SystemJudged {
  readonly kind: 'system-judged';
  readonly place: PlaceId;
  readonly owner: SeatId;
  /** Whose ships stand over it. */
  readonly seat: SeatId;
  readonly verdict: Verdict;
  readonly cause?: OrderRef;
}
/** Who is advancing where squadrons of these empires come together in neutral space. */
export interface AdvanceJudged {
  readonly kind: 'advance-judged';
  readonly place: PlaceId;
  readonly seats: readonly SeatId[];
  readonly advances: SeatId;
  readonly cause?: OrderRef;
}
export interface Earned {
  readonly kind: 'earned';
  readonly seat: SeatId;
  readonly points: number;
}
/** What both sides of a battle hear. */
interface InBattle {
  /** Its code. */
  readonly battle: string;
  readonly place: PlaceId;
  /** The attacker, and the defender. */
  readonly seats: readonly SeatId[];
}
/** A squadron as a battle finds it. */
export interface Fighter {
  readonly seat: SeatId;
  readonly unit: UnitId;
  /** Hulls with the defense factors that they have lost before. */
  readonly ships: readonly { readonly hull: string; readonly lost: number }[];
  /** Defense factors that are left. */
  readonly strength: number;
}
export interface BattleJoined extends InBattle {
  readonly kind: 'battle-joined';
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Who has five ships or more (A10.25). */
  readonly five: readonly SeatId[];
}
/** The die of one side in a round (A10.20). */
export interface Fired extends InBattle {
  readonly kind: 'fired';
  readonly seat: SeatId;
  readonly die: number;
  /** Of the attack factors, with what special sensors add. */
  readonly percent: number;
  /** Damage points. */
  readonly points: number;
}
/** What a ship loses in a round. */
export interface Hit {
  /** Its position among the ships of its squadron. */
  readonly at: number;
  readonly hull: string;
  /** Defense factors lost by directed damage, and by damage that its own side spread. */
  readonly directed: number;
  readonly normal: number;
  readonly fate: 'damaged' | 'crippled' | 'destroyed';
}
export interface Struck extends InBattle {
  readonly kind: 'struck';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly hits: readonly Hit[];
}
/** A squadron left a battle that it lost (A1.15). */
export interface Retreated extends InBattle {
  readonly kind: 'retreated';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly to: PlaceId;
}
/** A squadron has no ships left. */
export interface SquadronLost extends InBattle {
  readonly kind: 'squadron-lost';
  readonly seat: SeatId;
  readonly unit: UnitId;
}
export interface BattleEnded extends InBattle {
  readonly kind: 'battle-ended';
  /** Who holds the hex; absent: nobody is left. */
  readonly winner?: SeatId;
}
export type Event =
  | Mobilised
  | Plotted
  | Instructed
  | Moved
  | TurnedBack
  | AdvanceJudged
  | BattleJoined
  | Fired
  | Struck
  | Retreated
  | SquadronLost
  | BattleEnded
  | SystemJudged
  | Earned;
